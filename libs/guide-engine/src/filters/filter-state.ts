import { services, type Service } from '@umkreis/place-rules/services.ts';

/** What narrows the places down. */
export interface FilterState {
  /** English main categories, any of */
  mainCategories: readonly string[];
  /** English sub categories, any of them or of the main categories */
  subCategories: readonly string[];
  /** Tag ids; all of them, but any of those with one key */
  tagIds: readonly string[];
  openNow: boolean;
  /** Any of */
  services: readonly Service[];
}

export const noFilter: FilterState = {
  mainCategories: [],
  subCategories: [],
  tagIds: [],
  openNow: false,
  services: [],
};

/** Number of choices in force. */
export const filterCount = ({ mainCategories, subCategories, tagIds, openNow, services: chosen }: FilterState) =>
  mainCategories.length + subCategories.length + tagIds.length + chosen.length + (openNow ? 1 : 0);

/** Adds a value that is missing, removes one that is there. */
export const toggled = <T extends string>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** A value alone, whatever was chosen beside it; nothing when it was alone already. */
export const alone = <T extends string>(values: readonly T[], value: T): readonly T[] =>
  values.length === 1 && values[0] === value ? [] : [value];

const listOf = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

/**
 * The filter of a link: ?categories=Eating,Sleeping&kinds=Pizzeria&tags=…&open=1&services=takeout. What is unknown in
 * it filters nothing.
 */
export function filterOf(query: Pick<URLSearchParams, 'get'>): FilterState {
  const asked = new Set(listOf(query.get('services')));
  return {
    mainCategories: listOf(query.get('categories')),
    subCategories: listOf(query.get('kinds')),
    tagIds: listOf(query.get('tags')),
    openNow: query.get('open') === '1',
    services: services.filter((service) => asked.has(service)),
  };
}

/** The filter as values of the query; null where nothing is chosen. */
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
