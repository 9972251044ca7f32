import type { Place } from '../places/place.ts';
import { isInSeason } from '@umkreis/places/season.ts';
import { matchesShortcut } from '@umkreis/places/shortcut-filter.ts';
import type { PlaceQuery } from './place-query.ts';
import { filterCount } from '../filters/filter-state.ts';
import { matchesFilter, type PlaceTest } from '../filters/matches-filter.ts';
import type { Joined } from '../places/joined.ts';
import { byDistance } from './list-order.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { ListedPlace } from '../places/listed-place.ts';

/**
 * Results in order: by relevance for a search text, in the order of a curated list, otherwise by importance or
 * distance.
 */
export interface Found {
  /** Before filtering */
  all: readonly ListedPlace[];
  /** After filtering */
  left: readonly ListedPlace[];
  /** If none is open now: those that open next */
  next?: readonly ListedPlace[];
}

/**
 * Runs a query.
 * @param hits results of the search text, best first; ignored without one
 * @param isOpen undefined: opening hours aren't loaded, all places pass the open-now filter
 * @param conditions recognized in the search text: tests, and a position to sort by distance
 */
export function findPlaces(
  joined: Joined,
  placeQuery: PlaceQuery,
  hits: readonly ListedPlace[],
  isOpen: PlaceTest | undefined,
  conditions: { tests: readonly PlaceTest[]; from: LngLat | null } = { tests: [], from: null },
): Found {
  const tests = [...testsOf(placeQuery), ...conditions.tests];
  const found = candidates(joined, placeQuery, hits).filter(({ place }) => tests.every((test) => test(place)));
  const { from } = conditions;
  const nearest = from && byDistance(from);
  const all = nearest ? found.toSorted((a, b) => nearest(a.place, b.place)) : found;
  if (filterCount(placeQuery.filter) === 0) return { all, left: all };
  const passes = matchesFilter(placeQuery.filter, joined.tags, isOpen);
  return { all, left: all.filter(({ place }) => passes(place)) };
}

function candidates(joined: Joined, placeQuery: PlaceQuery, hits: readonly ListedPlace[]): readonly ListedPlace[] {
  if (placeQuery.words) return hits;
  if (placeQuery.list)
    return placeQuery.list.itemIds.flatMap((id) => joined.byId.get(id) ?? []).map((place) => ({ place }));
  const places = placeQuery.position ? joined.places.toSorted(byDistance(placeQuery.position)) : joined.ranked();
  return places.map((place) => ({ place }));
}

/** All criteria except search text, list and filter, as tests. */
export function testsOf(placeQuery: PlaceQuery): PlaceTest[] {
  const { seasonId, shortcut, tagIds, excludesClosed } = placeQuery;
  return [
    ...(seasonId ? [(place: Place) => isInSeason(place.tags, seasonId)] : []),
    ...(shortcut ? [matchesShortcut(shortcut)] : []),
    ...(tagIds.length > 0 ? [({ item }: Place) => tagIds.every((id) => item.tags?.includes(id) ?? false)] : []),
    ...(excludesClosed ? [({ isPermanentlyClosed }: Place) => !isPermanentlyClosed] : []),
  ];
}
