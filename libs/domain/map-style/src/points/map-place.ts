import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';

/** A place with everything the map draws: the item joined with its reference data. */
export interface MapPlace {
  item: BasemapItem;
  categories: readonly Category[];
  tags: readonly Tag[];
  /** Has current events */
  hasEvents: boolean;
  /** Permanently closed or a duplicate */
  isPermanentlyClosed: boolean;
  /** A prohibition that is not in force now */
  isDormant: boolean;
}

export function hasTag(place: Pick<MapPlace, 'tags'>, key: string, value = 'true'): boolean {
  return place.tags.some((tag) => tag.tagKey === key && tag.tagValue === value);
}

const settlements = new Set(['Municipality', 'Village', 'District', 'Hamlet', 'Locality']);

/** Settlements are named by the basemap, so their symbols stay small. */
export function isSettlement({
  categories,
}: {
  categories: readonly Pick<Category, 'mainCategory' | 'subCategory'>[];
}): boolean {
  const [category] = categories;
  return category?.mainCategory === 'Place' && settlements.has(category.subCategory);
}
