import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import { kindsOfShortcut } from '@umkreis/place-rules/shortcut-filter.ts';

/** Stands for categories that no place of the branch has, so that asking for them finds nothing. */
export const noCategory = '00000000-0000-0000-0000-000000000000';

/**
 * Ids of the categories that a filter and a shortcut leave; null when neither names any.
 * @param categories those that places of the branch have
 */
export function categoriesAskedFor(
  categories: Iterable<Category>,
  mainCategories: readonly string[],
  shortcut: Pick<SearchShortcutConfig, 'filter'> | null,
): string[] | null {
  const filter = shortcut?.filter;
  const kinds = filter && kindsOfShortcut({ filter: { ...filter, tags: [] } });
  if (mainCategories.length === 0 && !kinds) return null;
  const asked = [...categories]
    .filter(({ mainCategory }) => mainCategories.length === 0 || mainCategories.includes(mainCategory))
    .filter((category) => !kinds || kinds.category(category))
    .map(({ id }) => id);
  return asked.length > 0 ? asked : [noCategory];
}
