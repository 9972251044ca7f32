import { BoundedMap } from './bounded-map.ts';
import { offsetMinutes } from './zoned-time.ts';

/** A range in which a zone keeps one UTC offset. */
export interface OffsetRange {
  /** ms since 1970 */
  from: number;
  /** First ms after the range */
  until: number;
  /** Minutes east of UTC */
  offset: number;
}

/** Shorter than the distance between any two changes of a zone; Morocco changes for the weeks of Ramadan. */
const STEP_MS = 10 * 86_400_000;
/** Zones change at whole minutes. */
const MINUTE_MS = 60_000;
const MAX_CACHED = 2000;

const changes = new BoundedMap<number | null>(MAX_CACHED);

/** The ranges of equal offset between two instants. */
export function* offsetRanges(from: number, until: number, timeZone: string): Generator<OffsetRange> {
  let start = from;
  while (start < until) {
    const offset = offsetMinutes(new Date(start), timeZone);
    let end = start;
    let change: number | null = null;
    while (change === null && end < until) {
      change = changeIn(Math.floor(end / STEP_MS), timeZone, start);
      end = (Math.floor(end / STEP_MS) + 1) * STEP_MS;
    }
    const next = Math.min(change ?? until, until);
    yield { from: start, until: next, offset };
    start = next;
  }
}

/** Time of the offset change in a step, after an instant. */
function changeIn(step: number, timeZone: string, after: number): number | null {
  const key = `${step} ${timeZone}`;
  let change = changes.get(key);
  if (change === undefined) {
    changes.set(key, (change = findChange(step * STEP_MS, (step + 1) * STEP_MS, timeZone)));
  }
  return change !== null && change > after ? change : null;
}

/** First instant with the new offset, or null: `from` is before it, `until` may be equal to it. */
function findChange(from: number, until: number, timeZone: string): number | null {
  const before = offsetMinutes(new Date(from), timeZone);
  if (offsetMinutes(new Date(until), timeZone) === before) return null;
  let [low, high] = [from / MINUTE_MS, until / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutes(new Date(middle * MINUTE_MS), timeZone) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}
