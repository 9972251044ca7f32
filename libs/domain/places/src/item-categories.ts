import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';

/** Whether it is the category 'Place', the fallback for items without one. */
export const isFallbackCategory = ({
  mainCategory,
  subCategory,
}: Pick<Category, 'mainCategory' | 'subCategory'>): boolean => mainCategory === 'Place' && subCategory === 'Place';

/**
 * Joins items with their categories, in the order they were added. An item without a registered one gets the
 * category 'Place', if it exists.
 */
export function categoriesOfItems<C extends Pick<Category, 'mainCategory' | 'subCategory'>>(
  categories: ReadonlyMap<string, C>,
): (item: Pick<BasemapItem, 'categories'>) => readonly C[] {
  const fallback = [...categories.values()].filter(isFallbackCategory);
  return (item) => {
    const own = item.categories.flatMap((id) => categories.get(id) ?? []);
    return own.length > 0 ? own : fallback;
  };
}
