import type { Boot } from '@umkreis/contract/boot.ts';
import type { Place } from '../places/place.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';

export type HoursModule = typeof import('./hours-module.ts');

/** Whether places are open and lifts run at an instant, for filter, order, chat and badges. */
export function openPlaces(
  { placesOpenAt }: HoursModule,
  boot: Pick<Boot, 'branch' | 'main'>,
  at: Date,
): (place: Pick<Place, 'item' | 'isPermanentlyClosed'>) => boolean {
  const isOpen = placesOpenAt(at);
  return ({ item, isPermanentlyClosed }) =>
    !isPermanentlyClosed && isOpen({ ...item.details, closed: item.closed }, openingPlaceOf(boot, item));
}
