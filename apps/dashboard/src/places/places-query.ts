import type { DashboardItemQuery } from '@umkreis/contract/dashboard.ts';

/** Search, filters, sorting and page of the list of places. */
export interface PlacesQuery {
  text: string;
  branch: string;
  /** Ids, or names of main categories */
  categories: readonly string[];
  cities: readonly string[];
  /** ISO 3166-1 alpha-2 codes */
  countries: readonly string[];
  tags: readonly string[];
  state: '' | 'open' | 'closed' | 'duplicate' | 'binned';
  reviewIsDue: boolean;
  hoursUnreadable: boolean;
  /** Sort number of the API, 1–5 */
  sorting: number;
  isReversed: boolean;
  /** From 1 */
  page: number;
}

export const noFilters: PlacesQuery = {
  text: '',
  branch: '',
  categories: [],
  cities: [],
  countries: [],
  tags: [],
  state: '',
  reviewIsDue: false,
  hoursUnreadable: false,
  sorting: 1,
  isReversed: false,
  page: 1,
};

/** Rows per page. */
export const PAGE_SIZE = 100;
const SORTINGS = 5;
const states = new Set<string>(['open', 'closed', 'duplicate', 'binned']);

const split = (text: string | null, by: string) => (text ?? '').split(by).filter(Boolean);

/** Parses the query of a URL; invalid values are replaced by defaults. */
export function readPlacesQuery(params: URLSearchParams): PlacesQuery {
  const number = (key: string) => Math.max(1, Number.parseInt(params.get(key) ?? '', 10) || 1);
  const state = params.get('state') ?? '';
  return {
    text: params.get('text') ?? '',
    branch: params.get('branch') ?? '',
    categories: split(params.get('categories') ?? params.get('category'), ','),
    cities: split(params.get('cities') ?? params.get('city'), '|'),
    countries: split(params.get('countries') ?? params.get('country'), ','),
    tags: split(params.get('tags') ?? params.get('tag'), ','),
    state: states.has(state) ? (state as PlacesQuery['state']) : '',
    reviewIsDue: params.get('reviewIsDue') === 'true',
    hoursUnreadable: params.get('hoursUnreadable') === 'true',
    sorting: Math.min(SORTINGS, number('sorting')),
    isReversed: params.get('reverse') === 'true',
    page: number('page'),
  };
}

/** The URL query; default values are omitted. */
export function writePlacesQuery(query: PlacesQuery): URLSearchParams {
  const entries: [string, string][] = [
    ['text', query.text],
    ['branch', query.branch],
    ['categories', query.categories.join(',')],
    ['cities', query.cities.join('|')],
    ['countries', query.countries.join(',')],
    ['tags', query.tags.join(',')],
    ['state', query.state],
    ['reviewIsDue', query.reviewIsDue ? 'true' : ''],
    ['hoursUnreadable', query.hoursUnreadable ? 'true' : ''],
    ['sorting', query.sorting === 1 ? '' : String(query.sorting)],
    ['reverse', query.isReversed ? 'true' : ''],
    ['page', query.page === 1 ? '' : String(query.page)],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value));
}

/** The query parameters of the API, without the page. */
export const matchesOf = (query: PlacesQuery): Partial<DashboardItemQuery> => ({
  text: query.text,
  categories: query.categories.join(','),
  cities: query.cities.join('|'),
  countries: query.countries.join(','),
  tags: query.tags.join(','),
  sorting: query.sorting,
  ...(query.branch && { branch: Number(query.branch) }),
  ...(query.state && { state: query.state }),
  ...(query.reviewIsDue && { reviewIsDue: 'true' as const }),
  ...(query.hoursUnreadable && { hoursUnreadable: 'true' as const }),
  ...(query.isReversed && { reverse: 'true' as const }),
});

/** Number of active filters, not counting text and branch. */
export const filterCount = (query: PlacesQuery): number =>
  [query.categories, query.cities, query.countries, query.tags].reduce(
    (sum, { length }) => sum + length,
    query.hoursUnreadable ? 1 : 0,
  );

/** Whether any filter is active. */
export const isFiltered = (query: PlacesQuery): boolean =>
  filterCount(query) > 0 || Boolean(query.text || query.branch || query.state || query.reviewIsDue);
