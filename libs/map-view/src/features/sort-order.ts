import type { MapPlace } from '../map-place.ts';

const defaultOrder = 10;

/** Order on the map, the lowest first: the category's, later for parts, sooner for places with children, mentions or events; never below 0. */
export function sortOrder({ item, categories, hasEvents, isGone }: MapPlace): number {
  if (isGone) return defaultOrder;
  const order = (categories[0]?.zOrder ?? defaultOrder)
    + (item.parents?.length ? 1 : 0)
    - (item.children?.length ? 1 : 0)
    - (item.hasMentions ? 1 : 0)
    - (hasEvents ? 1 : 0);
  return Math.max(0, order);
}
