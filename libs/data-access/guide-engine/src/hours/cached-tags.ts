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

const maxCached = 500;

/** Caches tags of equal hours per instant: lists show the same places and hours repeatedly. */
export function cacheTags<T>(readTag: ReadTag<T>): ReadTag<T> {
  const cache = new BoundedMap<{ tag: T | undefined }>(maxCached);
  return (hours, closedSince, at, place) => {
    if (!hours || hours.length > LONGEST_HOURS) return readTag(hours, closedSince, at, place);
    const key = [at.getTime(), place.timeZone, closedSince ?? '', hoursKey(hours, place)].join('|');
    let cached = cache.get(key);
    if (!cached) cache.set(key, (cached = { tag: readTag(hours, closedSince, at, place) }));
    return cached.tag;
  };
}
