import type { Boot } from '@umkreis/contract/boot.ts';
import type { Place } from '../places/place.ts';
import { openingPlaceOf } from '@umkreis/place-rules/opening-place-of.ts';

export type HoursModule = typeof import('./hours-module.ts');

/** Which places are open, and which lifts run, at an instant: what filter, order and chat ask, and badges say. */
export function openPlaces(
  { placesOpenAt }: HoursModule,
  boot: Pick<Boot, 'branch' | 'main'>,
  at: Date,
): (place: Pick<Place, 'item' | 'isGone'>) => boolean {
  const isOpen = placesOpenAt(at);
  return ({ item, isGone }) => !isGone && isOpen({ ...item.details, closed: item.closed }, openingPlaceOf(boot, item));
}
