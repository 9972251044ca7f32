import type { OpeningPlace } from './opening-place.ts';
import { parseHours } from './parse-hours.ts';
import { toClock } from './zoned-time.ts';

/**
 * The quick question for filters over many items: surely open at this instant? No hours, unknown and invalid are not
 * open.
 */
export function isOpenAt(value: string | undefined, at: Date, place: OpeningPlace): boolean {
  return openAt(at, place)(value);
}

/** The same for many items at one instant: the clock is read once. */
export function openAt(at: Date, place: OpeningPlace): (value: string | undefined) => boolean {
  const clock = toClock(at, place.timeZone);
  const answers = new Map<string, boolean>();
  const ask = (value: string) => {
    try {
      return parseHours(value, at, place)?.getState(clock) ?? false;
    } catch {
      return false;
    }
  };
  return (value) => {
    if (!value) return false;
    let answer = answers.get(value);
    if (answer === undefined) answers.set(value, (answer = ask(value)));
    return answer;
  };
}
