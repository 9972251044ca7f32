import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from '../places/place.ts';
import { offersService } from '@umkreis/places/details/services.ts';
import { wayMeasures, wayValue, type WayMeasure } from '@umkreis/places/walks/way-values.ts';
import type { FilterState } from './filter-state.ts';

export type FilterPart = 'categories' | 'tags' | 'services' | 'open' | WayMeasure;
export type PlaceTest = (place: Place) => boolean;

/**
 * The parts of the filter as reusable tests; unset parts are omitted.
 * @param isOpen whether a place is open at the selected time; undefined: all places pass the open-now filter
 */
export function filterParts(
  { mainCategories, subCategories, tagIds, openNow, services, wayLimits }: FilterState,
  tags: ReadonlyMap<string, Tag>,
  isOpen?: PlaceTest,
): Partial<Record<FilterPart, PlaceTest>> {
  const wanted = new Set(mainCategories);
  const kinds = new Set(subCategories);
  const byKey = [...Map.groupBy(tagIds, (id) => tags.get(id)?.tagKey ?? id).values()];
  return {
    ...(wanted.size + kinds.size > 0 && {
      categories: (place) =>
        place.categories.some(({ mainCategory, subCategory }) => wanted.has(mainCategory) || kinds.has(subCategory)),
    }),
    ...(byKey.length > 0 && {
      tags: (place) => byKey.every((ids) => place.item.tags?.some((id) => ids.includes(id)) ?? false),
    }),
    ...(services.length > 0 && { services: (place) => services.some((service) => offersService(place, service)) }),
    ...(openNow && isOpen && { open: isOpen }),
    ...Object.fromEntries(
      wayMeasures.flatMap((measure) => {
        const limit = wayLimits[measure];
        return limit === undefined ? [] : [[measure, isWithin(measure, limit)]];
      }),
    ),
  };
}

/** Whether a place is a way of at most this time, length or ascent. */
export const isWithin =
  (measure: WayMeasure, limit: number): PlaceTest =>
  ({ item }) =>
    (wayValue(item.details, measure) ?? Number.POSITIVE_INFINITY) <= limit;

/** The whole filter as one test. */
export function matchesFilter(filter: FilterState, tags: ReadonlyMap<string, Tag>, isOpen?: PlaceTest): PlaceTest {
  const tests = Object.values(filterParts(filter, tags, isOpen));
  return (place) => tests.every((test) => test(place));
}
