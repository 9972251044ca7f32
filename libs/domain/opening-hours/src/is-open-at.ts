import { isOpen, readingAt } from './hours-timeline.ts';
import type { OpeningPlace } from './opening-place.ts';
import { hoursKey } from './parse-hours.ts';

/**
 * Whether a place is open at an instant, with or without an end. Missing, unknown and invalid hours are not open.
 */
export function isOpenAt(value: string | undefined, at: Date, place: OpeningPlace): boolean {
  return openAt(at)(value, place);
}

/** The same for many items at one instant: equal hours of equal places are evaluated once. */
export function openAt(at: Date): (value: string | undefined, place: OpeningPlace) => boolean {
  const results = new Map<string, boolean>();
  return (value, place) => {
    if (!value) return false;
    const key = `${place.timeZone}|${hoursKey(value, place)}`;
    let result = results.get(key);
    if (result === undefined) results.set(key, (result = isOpen(readingAt(value, at, place)?.state ?? 'closed')));
    return result;
  };
}
