import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { Place } from './place.ts';

/** Chooses the interface's language. */
type Choose = (text: Bilingual) => string;

/** Title of a place; what it is, for amenities without a name. */
export function placeTitle(place: Place, pick: Choose): string {
  return place.item.title || pick(place.categories[0]?.subCategoryName ?? { de: 'Ort', en: 'Place' });
}

/** Its category names joined by ' · '; without the first when that is the title already. */
export function categoryLine(place: Place, pick: Choose): string {
  const names = place.categories.map(({ subCategoryName }) => pick(subCategoryName));
  const unnamed = !place.item.title;
  const shown = unnamed ? names.slice(1) : names;
  return [
    ...new Set(
      shown.length > 0 || !unnamed
        ? shown
        : place.categories.slice(0, 1).map(({ mainCategoryName }) => pick(mainCategoryName)),
    ),
  ].join(' · ');
}
