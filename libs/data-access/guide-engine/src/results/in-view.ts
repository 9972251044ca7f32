import { isLonInRange } from '@umkreis/geometry/longitude.ts';
import { isOnLevel } from '@umkreis/places/level.ts';
import type { Found } from '../query/find-places.ts';
import type { ListedPlace } from '../places/listed-place.ts';

/** west, south, east, north, degrees */
export type View = readonly [west: number, south: number, east: number, north: number];

/** Results in a part of the map. @param view null: everywhere */
export function inView({ left }: Found, view: View | null, level: string | null): readonly ListedPlace[] {
  return left.filter(
    ({ place: { item } }) =>
      (!level || isOnLevel(item.details?.level, level)) &&
      (!view || (isLonInRange(item.lon, view[0], view[2]) && item.lat >= view[1] && item.lat <= view[3])),
  );
}
