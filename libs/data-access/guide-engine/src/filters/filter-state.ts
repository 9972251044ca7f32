import { services, type Service } from '@umkreis/places/services.ts';

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
}

export const noFilter: FilterState = {
  mainCategories: [],
  subCategories: [],
  tagIds: [],
  openNow: false,
  services: [],
};

/** Number of active choices. */
export const filterCount = ({ mainCategories, subCategories, tagIds, openNow, services: chosen }: FilterState) =>
  mainCategories.length + subCategories.length + tagIds.length + chosen.length + (openNow ? 1 : 0);

/** Adds a missing value or removes an existing one. */
export const toggled = <T extends string>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Selects only the value; clears the selection if it was selected alone. */
export const alone = <T extends string>(values: readonly T[], value: T): readonly T[] =>
  values.length === 1 && values[0] === value ? [] : [value];

const listOf = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

/**
 * The filter in a link: ?categories=Eating,Sleeping&kinds=Pizzeria&tags=…&open=1&services=takeout. Unregistered
 * values are ignored.
 */
export function filterOf(query: Pick<URLSearchParams, 'get'>): FilterState {
  const requestedServices = new Set(listOf(query.get('services')));
  return {
    mainCategories: listOf(query.get('categories')),
    subCategories: listOf(query.get('kinds')),
    tagIds: listOf(query.get('tags')),
    openNow: query.get('open') === '1',
    services: services.filter((service) => requestedServices.has(service)),
  };
}

/** The filter as query parameters; null for unset parts. */
export function queryOf({
  mainCategories,
  subCategories,
  tagIds,
  openNow,
  services: chosen,
}: FilterState): Record<'categories' | 'kinds' | 'tags' | 'open' | 'services', string | null> {
  return {
    categories: mainCategories.join(',') || null,
    kinds: subCategories.join(',') || null,
    tags: tagIds.join(',') || null,
    open: openNow ? '1' : null,
    services: chosen.join(',') || null,
  };
}
