import type { ReadSearch } from '@umkreis/query-parser/conditions.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { ItemFacets } from '@umkreis/contract/item-facets.ts';
import type { ItemSearchQuery, ItemSearchResult } from '@umkreis/contract/item.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { latestCall } from '@umkreis/api-client/latest-call.ts';
import { request } from '@umkreis/api-client/request.ts';
import type { Place } from '../places/place.ts';
import { filterCount, noFilter } from '../filters/filter-state.ts';
import { matchesFilter, type PlaceTest } from '../filters/matches-filter.ts';
import { testsOf } from '../query/find-places.ts';
import { hasCriteria, type PlaceQuery } from '../query/place-query.ts';
import { facetsOf, type Facets } from '../results/facets.ts';
import { rowsOf, noRows, type Page, type Rows } from '../results/rows.ts';
import type { View } from '../results/in-view.ts';
import type { Joined } from '../places/joined.ts';
import { countsOf, facetsQuery } from './tiled-facets.ts';
import { tiledQuery } from './tiled-query.ts';

/** Number of first places to which filters such as opening hours are applied on the device */
const mostNarrowed = 200;
/** The API's limit per request */
const mostAtOnce = 500;

export interface TiledContent {
  where: { apiRoot: string; branch: { shortId: number } | null };
  names: Pick<Joined, 'categories' | 'tags'>;
  /** Joins items like those in memory */
  join(items: ItemSearchResult['items']): readonly Place[];
}

/** The interpreted search text, with tests for places. */
export interface TiledReading {
  reading: ReadSearch;
  tests: readonly PlaceTest[];
  /** Sorts by distance from this position */
  from: LngLat | null;
}

const asTyped = ({ words }: PlaceQuery): TiledReading => ({
  reading: { searchText: words, conditions: [] },
  tests: [],
  from: null,
});
/** Radius for 'near', degrees of latitude */
const nearDegrees = 0.012;

const branchKindsOf = ({ names: { categories, tags } }: TiledContent) => ({
  categories: [...categories.values()],
  tags: [...tags.values()],
});

/**
 * A branch with too many places for memory, queried from the API. A newer query of the same channel cancels the
 * previous one.
 */
export function tiledGuide() {
  const channel = () => latestCall((url: string, signal) => request<ItemSearchResult>(url, { signal }));
  const [requestRows, requestView, requestHighlights] = [channel(), channel(), channel()];
  const requestFacets = latestCall((url: string, signal) => request<ItemFacets>(url, { signal }));

  const pagesOf =
    (requestPage: (url: string) => Promise<ItemSearchResult>) =>
    async (
      content: TiledContent,
      placeQuery: PlaceQuery,
      page: Page,
      isOpen: PlaceTest | undefined,
      read = asTyped(placeQuery),
    ): Promise<Rows> => {
      if (!hasCriteria(placeQuery)) return noRows;
      return pageOf(requestPage, content, queryOf(content, placeQuery, read), { placeQuery, page, isOpen, read });
    };

  return {
    rows: pagesOf(requestRows),
    /** The same for the map, independent of the list's requests. */
    highlighted: pagesOf(requestHighlights),
    /** @param view null: the first places of the branch */
    async inView(content: TiledContent, placeQuery: PlaceQuery, view: View | null, page: Page): Promise<Rows> {
      const query = tiledQuery(placeQuery, branchKindsOf(content));
      const bbox = view && { bbox: view.map((degrees) => degrees.toFixed(5)).join(',') };
      return pageOf(
        requestView,
        content,
        { ...query, ...bbox },
        { placeQuery, page, isOpen: undefined, read: asTyped(placeQuery) },
      );
    },
    /**
     * What each filter choice would leave. Few places are counted on the device, including their opening hours.
     * @returns null if opening hours are needed for too many places
     */
    async facets(
      content: TiledContent,
      placeQuery: PlaceQuery,
      { groupIds, isOpen }: { groupIds: readonly number[] | undefined; isOpen: PlaceTest | undefined },
      read: TiledReading,
    ): Promise<Facets | null> {
      const { where, names, join } = content;
      const { near: _, ...query } = queryOf(content, { ...placeQuery, filter: noFilter }, read);
      const byDevice = needsDevice(placeQuery) || read.tests.length > 0;
      if (!byDevice) {
        const filter = facetsQuery(placeQuery.filter, branchKindsOf(content), groupIds);
        const url = apiUrl(where, 'GET /items/facets/', {
          query: { branch: where.branch?.shortId, ...query, ...filter },
        });
        const counts = countsOf(await requestFacets(url), names, groupIds);
        if (counts.total > mostNarrowed || !isOpen) return counts;
      }
      const { items, total } = await request<ItemSearchResult>(urlOf(where, { ...query, limit: mostNarrowed }));
      if (total > mostNarrowed) return null;
      const tests = [...testsOf(placeQuery), ...read.tests];
      const all = join(items).filter((place) => tests.every((test) => test(place)));
      return facetsOf(
        all.map((place) => ({ place })),
        placeQuery.filter,
        names,
        { groupIds, isOpen },
      );
    },
    /** All items of a curated list: short enough to be handled like places in memory. */
    async listed(where: TiledContent['where'], list: string): Promise<ItemSearchResult['items']> {
      const requestPage = (part: Partial<ItemSearchQuery>) =>
        request<ItemSearchResult>(urlOf(where, { list, ...part }));
      return (await fetchRange(requestPage, { from: 0, count: Infinity })).items;
    },
    /** The first places of a query, for the chat. */
    async first({ where, join }: TiledContent, query: Partial<ItemSearchQuery>): Promise<readonly Place[]> {
      return join((await request<ItemSearchResult>(urlOf(where, { limit: mostNarrowed, ...query }))).items);
    },
  };
}

const urlOf = ({ apiRoot, branch }: TiledContent['where'], query: Partial<ItemSearchQuery>) =>
  apiUrl({ apiRoot }, 'GET /items/search/', { query: { branch: branch?.shortId, ...query } });

/** A page of a query, filtered on the device where the API can't. */
async function pageOf(
  requestPage: (url: string) => Promise<ItemSearchResult>,
  content: TiledContent,
  query: Partial<ItemSearchQuery>,
  {
    placeQuery,
    page,
    isOpen,
    read,
  }: { placeQuery: PlaceQuery; page: Page; isOpen: PlaceTest | undefined; read: TiledReading },
): Promise<Rows> {
  const { searchText: words, conditions } = read.reading;
  const isNarrowed = page.order !== 'best' || needsDevice(placeQuery) || read.tests.length > 0;
  const range = isNarrowed ? { from: 0, count: mostNarrowed } : page;
  const { items, total } = await fetchRange((part) => requestPage(urlOf(content.where, { ...query, ...part })), range);
  const terms = words ? words.toLowerCase().split(/\s+/) : undefined;
  const all = content.join(items).map((place) => ({ place, ...(terms && { terms }) }));
  const context = { position: placeQuery.position, isOpen, isByName: false, understood: conditions };
  if (!isNarrowed) return { ...rowsOf({ all, left: all }, { ...page, from: 0 }, context), total };
  const tests = [
    ...testsOf(placeQuery),
    ...read.tests,
    ...(filterCount(placeQuery.filter) > 0 ? [matchesFilter(placeQuery.filter, content.names.tags, isOpen)] : []),
  ];
  const left = all.filter(({ place }) => tests.every((test) => test(place)));
  return rowsOf({ all: left, left }, page, context);
}

/** The part of a search that the API can evaluate; the rest is evaluated on the device. */
function queryOf(
  content: TiledContent,
  placeQuery: PlaceQuery,
  { reading: { searchText: words, conditions }, from }: TiledReading,
): Partial<ItemSearchQuery> {
  const tags = conditions.flatMap((one) => (one.kind === 'tag' ? [one.tagIds] : []));
  return {
    ...tiledQuery({ ...placeQuery, words }, branchKindsOf(content), tags),
    ...(from && { near: from.join(','), bbox: around(from) }),
  };
}

function around([lon, lat]: LngLat): string {
  const wide = nearDegrees / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return [lon - wide, lat - nearDegrees, lon + wide, lat + nearDegrees].map((degrees) => degrees.toFixed(5)).join(',');
}

/** A range of places, loaded in as many requests as needed. */
async function fetchRange(
  requestPage: (part: { limit: number; offset: number }) => Promise<ItemSearchResult>,
  { from, count }: Pick<Page, 'from' | 'count'>,
): Promise<ItemSearchResult> {
  const { items, total } = await requestPage({ limit: Math.min(count, mostAtOnce), offset: from });
  const all = [...items];
  while (all.length < count && from + all.length < total) {
    const next = await requestPage({ limit: Math.min(count - all.length, mostAtOnce), offset: from + all.length });
    if (next.items.length === 0) break;
    all.push(...next.items);
  }
  return { items: all, total };
}

/** Whether a query has criteria that the API can't evaluate: opening hours, closed places, limits for ways. */
const needsDevice = ({ excludesClosed, filter }: PlaceQuery): boolean =>
  excludesClosed || filter.openNow || Object.keys(filter.wayLimits).length > 0;
