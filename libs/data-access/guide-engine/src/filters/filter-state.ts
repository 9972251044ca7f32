import { services, type Service } from '@umkreis/places/details/services.ts';
import { wayMeasures, type WayMeasure } from '@umkreis/places/walks/way-values.ts';

/** Upper limits for ways: walking time in h, length in km, ascent in m. */
export type WayLimits = Readonly<Partial<Record<WayMeasure, number>>>;

/** The filter for places. */
export interface FilterState {
  /** English main categories, any of them */
  mainCategories: readonly string[];
  /** English subcategories, any of them or of the main categories */
  subCategories: readonly string[];
  /** Tag ids: all of them, but any of those with the same key */
  tagIds: readonly string[];
  openNow: boolean;
  /** Any of them */
  services: readonly Service[];
  /** Ways within all of these limits */
  wayLimits: WayLimits;
}

export const noFilter: FilterState = {
  mainCategories: [],
  subCategories: [],
  tagIds: [],
  openNow: false,
  services: [],
  wayLimits: {},
};

/** Number of active choices. */
export const filterCount = ({
  mainCategories,
  subCategories,
  tagIds,
  openNow,
  services: chosen,
  wayLimits,
}: FilterState) =>
  mainCategories.length +
  subCategories.length +
  tagIds.length +
  chosen.length +
  (openNow ? 1 : 0) +
  Object.keys(wayLimits).length;

/** Adds a missing value or removes an existing one. */
export const toggled = <T extends string>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Selects only the value; clears the selection if it was selected alone. */
export const alone = <T extends string>(values: readonly T[], value: T): readonly T[] =>
  values.length === 1 && values[0] === value ? [] : [value];

const listOf = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

/**
 * The filter in a link: ?categories=Eating,Sleeping&kinds=Pizzeria&tags=…&open=1&services=takeout&walk-hours=2.
 * Unregistered values are ignored.
 */
export function filterOf(query: Pick<URLSearchParams, 'get'>): FilterState {
  const requestedServices = new Set(listOf(query.get('services')));
  return {
    mainCategories: listOf(query.get('categories')),
    subCategories: listOf(query.get('kinds')),
    tagIds: listOf(query.get('tags')),
    openNow: query.get('open') === '1',
    services: services.filter((service) => requestedServices.has(service)),
    wayLimits: Object.fromEntries(
      wayMeasures
        .map((measure) => [measure, Number(query.get(`walk-${measure}`))])
        .filter(([, limit]) => isLimit(limit)),
    ),
  };
}

const isLimit = (value: unknown) => typeof value === 'number' && value > 0 && Number.isFinite(value);

const limitText = (limit: number | undefined) => (limit === undefined ? null : String(limit));

type FilterParameter = 'categories' | 'kinds' | 'tags' | 'open' | 'services' | `walk-${WayMeasure}`;

/** The filter as query parameters; null for unset parts. */
export function queryOf({
  mainCategories,
  subCategories,
  tagIds,
  openNow,
  services: chosen,
  wayLimits,
}: FilterState): Record<FilterParameter, string | null> {
  return {
    categories: mainCategories.join(',') || null,
    kinds: subCategories.join(',') || null,
    tags: tagIds.join(',') || null,
    open: openNow ? '1' : null,
    services: chosen.join(',') || null,
    'walk-hours': limitText(wayLimits.hours),
    'walk-km': limitText(wayLimits.km),
    'walk-climb': limitText(wayLimits.climb),
  };
}
