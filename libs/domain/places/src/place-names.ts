import type { Category } from '@umkreis/contract/category.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { nearbyName } from './unnamed-places/nearby-name.ts';

type Named = Pick<Category, 'mainCategory' | 'mainCategoryName' | 'subCategoryName'>;
interface NamedPlace<C> {
  item: { title: string; near?: string | null | undefined; onStreet?: string | null | undefined };
  categories: readonly C[];
}
/** Selects the interface's language. */
type Choose = (text: Bilingual) => string;

/** Title of a place; for unnamed amenities their category and what is nearby. */
export function placeTitle({ item, categories }: NamedPlace<Pick<Named, 'subCategoryName'>>, pick: Choose): string {
  if (item.title) return item.title;
  return pick(nearbyName(categories[0]?.subCategoryName ?? { de: 'Ort', en: 'Place' }, item));
}

/**
 * The categories below the title, without duplicate names. Without the first one if it is the title already, and
 * then at least the main category.
 */
export function subtitleCategories<C extends Named>(
  { item, categories }: NamedPlace<C>,
  pick: Choose,
): { category: C; name: string }[] {
  const byName = new Map(categories.map((category) => [pick(category.subCategoryName), category]));
  const kinds = Array.from(byName, ([name, category]) => ({ category, name })).slice(item.title ? 0 : 1);
  return kinds.length > 0 || item.title
    ? kinds
    : categories.slice(0, 1).map((category) => ({ category, name: pick(category.mainCategoryName) }));
}

/** Names of the categories, joined by ' · '. */
export const categoryLine = (place: NamedPlace<Named>, pick: Choose): string =>
  subtitleCategories(place, pick)
    .map(({ name }) => name)
    .join(' · ');
