import { openAt } from './is-open-at.ts';
import type { OpeningPlace } from './opening-place.ts';
import { isPermanentlyClosed } from './permanently-closed.ts';

/** The item's data about opening hours. */
export interface PlaceHours {
  hours?: string | undefined;
  operatingHours?: string | undefined;
  /** datePermanentlyClosed */
  closed?: string | null | undefined;
}

/**
 * Whether a place is open, or a lift running, at an instant. Used by filters, orders and the chat; badges show the
 * same as text (opening-tag.ts, operating-tag.ts).
 */
export function placesOpenAt(at: Date): (item: PlaceHours, place: OpeningPlace) => boolean {
  const isOpenNow = openAt(at);
  return ({ hours, operatingHours, closed }, place) =>
    !isPermanentlyClosed(closed, at, place.timeZone) && isOpenNow(hours?.trim() ? hours : operatingHours, place);
}
