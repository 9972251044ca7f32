import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';

/** Stands for categories that no place of the branch has, so that asking for them finds nothing. */
const noCategory = '00000000-0000-0000-0000-000000000000';

/**
 * Ids of the categories that a filter and a shortcut leave; null when neither names any.
 * @param categories those that places of the branch have
 */
export function categoriesAskedFor(
  categories: Iterable<Category>,
  mainCategories: readonly string[],
  shortcut: Pick<SearchShortcutConfig, 'filter'> | null,
): string[] | null {
  const mains = shortcut?.filter.mainCategories ?? [];
  const subs = shortcut?.filter.subCategories ?? [];
  const byShortcut = mains.length + subs.length > 0;
  if (mainCategories.length === 0 && !byShortcut) return null;
  const asked = [...categories]
    .filter(({ mainCategory }) => mainCategories.length === 0 || mainCategories.includes(mainCategory))
    .filter(
      ({ mainCategory, subCategory }) => !byShortcut || mains.includes(mainCategory) || subs.includes(subCategory),
    )
    .map(({ id }) => id);
  return asked.length > 0 ? asked : [noCategory];
}
