import { openAt } from './is-open-at.ts';
import type { OpeningPlace } from './opening-place.ts';
import { isPermanentlyClosed } from './permanently-closed.ts';

/** What an item says about when it is open. */
export interface PlaceHours {
  hours?: string | undefined;
  operatingHours?: string | undefined;
  /** datePermanentlyClosed */
  closed?: string | null | undefined;
}

/**
 * Is a place open, or a lift running, at an instant? The one answer of filters, orders and the chat; badges say the
 * same in words (opening-tag.ts, operating-tag.ts).
 */
export function placesOpenAt(at: Date): (item: PlaceHours, place: OpeningPlace) => boolean {
  const isOpenNow = openAt(at);
  return ({ hours, operatingHours, closed }, place) =>
    !isPermanentlyClosed(closed, at, place.timeZone) && isOpenNow(hours?.trim() ? hours : operatingHours, place);
}
