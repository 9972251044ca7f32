import { BoundedMap } from '@umkreis/opening-hours/bounded-map.ts';
import { LONGEST_HOURS } from '@umkreis/opening-hours/longest-hours.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { hoursKey } from '@umkreis/opening-hours/parse-hours.ts';

type ReadTag<T> = (
  hours: string | undefined,
  closedSince: string | null | undefined,
  at: Date,
  place: OpeningPlace,
) => T | undefined;

const mostKept = 500;

/** Caches tags of equal hours per instant: lists show the same places and hours repeatedly. */
export function keepTags<T>(readTag: ReadTag<T>): ReadTag<T> {
  const kept = new BoundedMap<{ tag: T | undefined }>(mostKept);
  return (hours, closedSince, at, place) => {
    if (!hours || hours.length > LONGEST_HOURS) return readTag(hours, closedSince, at, place);
    const key = [at.getTime(), place.timeZone, closedSince ?? '', hoursKey(hours, place)].join('|');
    let known = kept.get(key);
    if (!known) kept.set(key, (known = { tag: readTag(hours, closedSince, at, place) }));
    return known.tag;
  };
}
