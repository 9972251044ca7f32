import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';

/** Ids of the categories that a filter and a shortcut leave; null when neither names any. */
export function categoriesAskedFor(categories: Iterable<Category>, mainCategories: readonly string[], shortcut: Pick<SearchShortcutConfig, 'filter'> | null): string[] | null {
  const mains = shortcut?.filter.mainCategories ?? [];
  const subs = shortcut?.filter.subCategories ?? [];
  const byShortcut = mains.length + subs.length > 0;
  if (mainCategories.length === 0 && !byShortcut) return null;
  return [...categories]
    .filter(({ mainCategory }) => mainCategories.length === 0 || mainCategories.includes(mainCategory))
    .filter(({ mainCategory, subCategory }) => !byShortcut || mains.includes(mainCategory) || subs.includes(subCategory))
    .map(({ id }) => id);
}
