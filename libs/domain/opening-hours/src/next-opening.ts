import { openingState } from './opening-state.ts';
import type { OpeningPlace } from './opening-place.ts';
import type { PlaceHours } from './place-open.ts';

/** A later opening is not worth waiting for, ms */
const LONGEST_MS = 7 * 86_400_000;

/**
 * When a closed place opens next, or a lift runs again.
 * @returns ms since 1970; undefined if it is open or unknown, closed for ever, or opens later than in a week
 */
export function nextOpening(
  { hours, operatingHours, closed }: PlaceHours,
  at: Date,
  place: OpeningPlace,
): number | undefined {
  const value = hours?.trim() ? hours : operatingHours;
  if (!value?.trim() || closed) return undefined;
  const { state, nextChange } = openingState(value, at, place);
  if (state !== 'closed' || !nextChange) return undefined;
  const opens = nextChange.getTime();
  return opens - at.getTime() <= LONGEST_MS ? opens : undefined;
}
