import type { Boot } from '@umkreis/contract/boot.ts';
import type { ArchivedPlaces } from '../places/archived-places.ts';
import type { Place } from '../places/place.ts';
import { isClosedOrDuplicate } from '@umkreis/places/closed-or-duplicate.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';

/** The archive from which the map draws the other places */
export interface ArchivedContent extends Pick<ArchivedPlaces, 'createdAt' | 'changed'> {
  where: Pick<Boot, 'branch' | 'main'>;
}

/**
 * The places that look different from the archive, which has no events, every prohibition in force, the places closed
 * on the day it was generated, and no later changes.
 */
export function changedPlaces(
  places: readonly Place[],
  { where, createdAt, changed }: ArchivedContent,
): readonly Place[] {
  const generatedAt = new Date(createdAt);
  const timeZone = timeZoneOf(where);
  return places.filter(
    (place) =>
      place.hasEvents ||
      place.isDormant ||
      changed.has(place.item.id) ||
      place.isPermanentlyClosed !== isClosedOrDuplicate(place.item, generatedAt, timeZone),
  );
}
