import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Page, Rows } from '@umkreis/guide-engine/results/rows.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import type { Condition } from '@umkreis/query-parser/conditions.ts';
import type { ListOrder } from '@umkreis/guide-engine/query/list-order.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { needPart, type GuideEngine } from '../engine/guide-engine.ts';
import { useEngineQuery, type EngineQuery } from '../queries/use-engine-query.ts';

/** Number of rows added by scrolling */
export const moreRows = 40;
/** Rows of the first page: twice what a tall panel shows */
const firstCount = 20;

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
  marked: Rows['marked'];
  extent: Rows['extent'];
  /** Conditions recognized in the search text */
  understood: readonly Condition[];
  hasFailed: boolean;
  retry(): void;
  /** Loads the next rows. */
  more(): void;
}

const none: Rows['marked'] = [];
const nothing: readonly Condition[] = [];

/** Loads a page of a list from the engine. */
export type LoadPage = (engine: GuideEngine, page: Page) => Promise<Rows>;

/**
 * A list of the engine, loaded page by page.
 * @param loadPage null: no list
 * @param name identifies the list: rows stay until the next ones of the same list are loaded
 * @param searchText a change resets the list to its first page
 */
export function usePages(
  loadPage: LoadPage | null,
  order: ListOrder,
  name: string,
  { searchText = '', marks }: { searchText?: string; marks?: Page['marks'] } = {},
): RowList {
  const [count, setCount] = useState(firstCount);
  const top = JSON.stringify([name, order, searchText]);
  const [listed, setListed] = useState(top);
  if (listed !== top) {
    setListed(top);
    setCount(firstCount);
  }
  const query = useMemo<EngineQuery<Rows & { name: string }> | null>(
    () =>
      loadPage &&
      (async (engine) => {
        if (order === 'open') await needPart(engine, 'hours').catch(() => undefined);
        return { ...(await loadPage(engine, { order, from: 0, count, ...(marks && { marks }) })), name };
      }),
    [loadPage, order, count, name, marks],
  );
  const result = useEngineQuery(query);
  const { isLoading, error, retry } = result;
  const value = result.value?.name === name ? result.value : null;
  const more = useCallback(() => setCount((previous) => previous + moreRows), []);
  const hasFailed = error !== null;
  return useMemo(
    () => ({
      rows: value?.rows ?? null,
      isCurrent: !isLoading,
      total: value?.total ?? 0,
      isByName: value?.isByName ?? false,
      filteredAway: value?.filteredAway ?? 0,
      marked: value?.marked ?? none,
      extent: value?.extent ?? null,
      understood: value?.understood ?? nothing,
      hasFailed,
      retry,
      more,
    }),
    [value, isLoading, hasFailed, retry, more],
  );
}

/**
 * Loads the code that search texts need, including opening hours. @param hours false: nothing has been typed yet
 */
export function loadSearchParts(engine: GuideEngine, { hours = true } = {}): void {
  void needPart(engine, 'search').catch(() => undefined);
  if (hours) void needPart(engine, 'hours').catch(() => undefined);
}

/**
 * Rows of a query; null: no query. Rows matched by name only, offline, are loaded again when the network is back.
 */
export function useRows(query: PlaceQuery | null, order: ListOrder, name: string, marks?: Page['marks']): RowList {
  const [returns, setReturns] = useState(0);
  const loadPage = useMemo<LoadPage | null>(
    () =>
      query &&
      (async (engine, page) => {
        if (query.words) loadSearchParts(engine);
        if (query.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
        return engine.rows(query, page);
      }),
    // each return of the network is worth another attempt
    // oxlint-disable-next-line react/exhaustive-deps
    [query, returns],
  );
  const list = usePages(loadPage, order, name, { searchText: query?.words, marks });
  useEffect(() => {
    if (!list.isByName) return;
    const again = () => setReturns((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [list.isByName]);
  return list;
}
