import type { BasemapItem } from '@umkreis/contract/item.ts';

/**
 * Categories of an item by the date they were added to it, earliest first.
 * @param categories in the item's own order
 */
export function categoriesByDate<C extends { id: string }>(
  item: Pick<BasemapItem, 'categoriesByDate'>,
  categories: readonly C[],
): readonly C[] {
  const order = item.categoriesByDate;
  return order ? categories.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : categories;
}
