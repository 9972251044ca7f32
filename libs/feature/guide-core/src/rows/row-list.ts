import type { Page, Rows } from '@umkreis/guide-engine/results/rows.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import type { Condition } from '@umkreis/query-parser/conditions.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import { needPart } from '../engine/guide-engine.ts';
import type { EngineQuery, EngineResult } from '../queries/engine-query-atom.ts';

/** Number of rows added by scrolling */
export const moreRows = 40;
/** Rows of the first page: twice what a tall panel shows */
export const firstCount = 20;

/** A list that grows while scrolling; the same object until something in it changes. */
export interface RowList {
  /** The previous rows of the same list while the next ones load; null: no query, or no result yet */
  rows: readonly ListedPlace[] | null;
  /** The rows belong to the current query, not to the previous one. */
  isCurrent: boolean;
  /** Number of all rows, loaded or not */
  total: number;
  isByName: boolean;
  filteredAway: number;
  areOpeningNext: boolean;
  hasWays: boolean;
  marked: Rows['marked'];
  extent: Rows['extent'];
  /** Conditions recognized in the search text */
  understood: readonly Condition[];
  hasFailed: boolean;
  retry(): void;
  /** Loads the next rows. */
  more(): void;
}

/** Rows with the name of their list */
export type NamedRows = Rows & { name: string };

/** Loads a page of a list from the engine. */
export type LoadPage = (engine: GuideEngine, page: Page) => Promise<Rows>;

const none: Rows['marked'] = [];
const nothing: readonly Condition[] = [];

/** Loads the first rows of a list. @param name identifies the list */
export function pageQuery(
  loadPage: LoadPage,
  name: string,
  { order, count, marks }: Pick<Page, 'order' | 'count'> & { marks?: Page['marks'] | undefined },
): EngineQuery<NamedRows> {
  return async (engine) => {
    if (order === 'open') await needPart(engine, 'hours').catch(() => undefined);
    return { ...(await loadPage(engine, { order, from: 0, count, ...(marks && { marks }) })), name };
  };
}

/** Loads rows of a query; null: no query. */
export const rowsOfQuery = (query: PlaceQuery | null): LoadPage | null =>
  query &&
  (async (engine, page) => {
    if (query.words) loadSearchParts(engine);
    if (query.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
    return engine.rows(query, page);
  });

/** Rows matched by name only, offline, are loaded again when the network is back. */
export const isByName = (rows: Rows): boolean => rows.isByName;

/** The list of a result. Rows of another list don't belong to it. */
export function rowListOf({ status, data, retry }: EngineResult<NamedRows>, name: string, more: () => void): RowList {
  const value = data?.name === name ? data : null;
  return {
    rows: value?.rows ?? null,
    isCurrent: status !== 'pending',
    total: value?.total ?? 0,
    isByName: value?.isByName ?? false,
    filteredAway: value?.filteredAway ?? 0,
    areOpeningNext: value?.areOpeningNext ?? false,
    hasWays: value?.hasWays ?? false,
    marked: value?.marked ?? none,
    extent: value?.extent ?? null,
    understood: value?.understood ?? nothing,
    hasFailed: status === 'error',
    retry,
    more,
  };
}

/**
 * Loads the code that search texts need, including opening hours. @param hours false: nothing has been typed yet
 */
export function loadSearchParts(engine: GuideEngine, { hours = true } = {}): void {
  void needPart(engine, 'search').catch(() => undefined);
  if (hours) void needPart(engine, 'hours').catch(() => undefined);
}
