import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';

/** Items with the time zone and holidays of their owner, if they differ from the branch's. */
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
