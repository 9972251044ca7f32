import type { Category, Icon } from '@umkreis/contract/category.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { SearchWord } from '@umkreis/contract/search-word.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { furtherIconTitles } from './icons.ts';

export interface AllReference {
  categories: readonly Category[];
  tags: readonly Tag[];
  icons: readonly Icon[];
  words?: readonly SearchWord[];
}

export interface UsedReference {
  categoryIds: ReadonlySet<string>;
  tagIds: ReadonlySet<string>;
  /** In addition to those of categories, tags and menus. */
  iconTitles: readonly string[];
}

/** Cuts the reference data to what is used, plus the fallback category. */
export function referenceOf(all: AllReference, used: UsedReference): Omit<ReferenceDocument, 'version'> {
  const categories = all.categories.filter(
    ({ id, mainCategory, subCategory }) =>
      used.categoryIds.has(id) || (mainCategory === 'Place' && subCategory === 'Place'),
  );
  const tags = all.tags.filter(({ id }) => used.tagIds.has(id));
  const ids = new Set([...categories, ...tags].map(({ iconId }) => iconId));
  const titles = new Set([...furtherIconTitles, ...categories.map(({ iconTitle }) => iconTitle), ...used.iconTitles]);
  const kinds = new Set(categories.map(({ id }) => id));
  const words = (all.words ?? []).flatMap((word) => {
    const categoryIds = word.categoryIds.filter((id) => kinds.has(id));
    return categoryIds.length > 0 ? [{ ...word, categoryIds }] : [];
  });
  return { categories, tags, icons: all.icons.filter(({ id, title }) => ids.has(id) || titles.has(title)), words };
}
