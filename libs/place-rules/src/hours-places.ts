import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';

/** Items with the clock and holidays of their owner, where the document says that they are not those of the branch. */
export function withHoursPlaces({
  items,
  hoursPlaces,
}: Pick<BasemapDocument, 'items' | 'hoursPlaces'>): readonly BasemapItem[] {
  if (!hoursPlaces) return items;
  return items.map((item) => {
    const place = item.hoursPlace ?? (item.branch && hoursPlaces[item.branch]);
    return place ? { ...item, hoursPlace: place } : item;
  });
}
