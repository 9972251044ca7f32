import type { Category } from '@umkreis/contract/category.ts';
import type { Place } from '@umkreis/places/place.ts';
import { isSettlementKind } from '@umkreis/places/settlement.ts';

/** What the map draws of a place: no events, only whether it has any. The server creates it, too. */
export type MapPlace = Omit<Place, 'events'>;

export function hasTag(place: Pick<MapPlace, 'tags'>, key: string, value = 'true'): boolean {
  return place.tags.some((tag) => tag.tagKey === key && tag.tagValue === value);
}

/** Settlements are named by the basemap, so their symbols stay small. */
export function isSettlement({
  categories,
}: {
  categories: readonly Pick<Category, 'mainCategory' | 'subCategory'>[];
}): boolean {
  const [category] = categories;
  return category !== undefined && isSettlementKind(category);
}
