import type { Boot } from '@umkreis/contract/boot.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { Place } from '../places/place.ts';
import { isClosedOrDuplicate } from '@umkreis/places/closed-or-duplicate.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';

interface Content {
  where: Pick<Boot, 'branch' | 'main'>;
  document: Pick<BasemapDocument, 'version'>;
}

/**
 * Whether the map draws the places as in the points file generated with their snapshot: without events, with every
 * prohibition in force, and with the places closed on that day.
 */
export function areAsServed(places: readonly Place[], { where, document }: Content): boolean {
  const generatedAt = new Date(Number(document.version));
  const timeZone = timeZoneOf(where);
  return places.every(
    (place) =>
      !place.hasEvents &&
      !place.isDormant &&
      place.isPermanentlyClosed === isClosedOrDuplicate(place.item, generatedAt, timeZone),
  );
}
