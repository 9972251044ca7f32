import type { Boot } from '@umkreis/contract/boot.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { Place } from '../places/place.ts';
import { isClosedOrDuplicate } from '@umkreis/places/closed-or-duplicate.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';

/** The content with the archive from which the map draws the other places */
export interface ArchivedContent {
  where: Pick<Boot, 'branch' | 'main'>;
  document: Pick<BasemapDocument, 'version'>;
}

/**
 * The places that look different from the archive generated with their snapshot, which has no events, every
 * prohibition in force, and the places closed on that day.
 */
export function changedPlaces(places: readonly Place[], { where, document }: ArchivedContent): readonly Place[] {
  const generatedAt = new Date(Number(document.version));
  const timeZone = timeZoneOf(where);
  return places.filter(
    (place) =>
      place.hasEvents ||
      place.isDormant ||
      place.isPermanentlyClosed !== isClosedOrDuplicate(place.item, generatedAt, timeZone),
  );
}
