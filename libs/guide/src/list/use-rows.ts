import { useEffect, useMemo, useState } from 'react';
import type { Page, Rows } from '@umkreis/guide-engine/answers/rows.ts';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import type { ListOrder } from '@umkreis/guide-engine/asked/list-order.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { needPart, type GuideEngine } from '../engine/guide-engine.ts';
import { useAnswer, type Ask } from '../answers/use-answer.ts';
import { moreRows } from './place-list.tsx';

/** Rows at once: what a tall panel shows, and as much again. */
const firstCount = 20;

/** A list that grows as it is scrolled. */
export interface RowList {
  /** Those of the list before until these are answered; null: nothing is asked for, or never answered */
  rows: readonly ListedPlace[] | null;
  /** They are those of what is asked for. */
  isCurrent: boolean;
  /** All there are, shown or not */
  total: number;
  isByName: boolean;
  filteredAway: number;
  marked: Rows['marked'];
  isLoading: boolean;
  hasFailed: boolean;
  /** Asks for the next rows. */
  more(): void;
}

const none: Rows['marked'] = [];

/** What the engine is asked for a page of a list. */
export type AskPage = (engine: GuideEngine, page: Page) => Promise<Rows>;

/**
 * A list of the engine, page after page.
 * @param askPage null asks for nothing; another function is another list
 */
export function usePages(askPage: AskPage | null, order: ListOrder, marks?: Page['marks']): RowList {
  const [count, setCount] = useState(firstCount);
  const [listed, setListed] = useState({ askPage, order });
  if (listed.askPage !== askPage || listed.order !== order) {
    setListed({ askPage, order });
    setCount(firstCount);
  }
  const ask = useMemo<Ask<Rows> | null>(
    () =>
      askPage &&
      (async (engine) => {
        if (order === 'open') await needPart(engine, 'hours').catch(() => undefined);
        return askPage(engine, { order, from: 0, count, ...(marks && { marks }) });
      }),
    [askPage, order, count, marks],
  );
  const { value, isAsking, error } = useAnswer(ask);
  return {
    rows: value?.rows ?? null,
    isCurrent: !isAsking,
    total: value?.total ?? 0,
    isByName: value?.isByName ?? false,
    filteredAway: value?.filteredAway ?? 0,
    marked: value?.marked ?? none,
    isLoading: isAsking && value === null,
    hasFailed: error !== null,
    more: () => setCount((shown) => shown + moreRows),
  };
}

/** Rows of what is asked for; null asks for nothing. Found by name alone, they are asked for anew with the network. */
export function useRows(asked: Asked | null, order: ListOrder, marks?: Page['marks']): RowList {
  const [returns, setReturns] = useState(0);
  const askPage = useMemo<AskPage | null>(
    () =>
      asked &&
      (async (engine, page) => {
        if (asked.words) void needPart(engine, 'search').catch(() => undefined);
        if (asked.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
        return engine.rows(asked, page);
      }),
    // each return of the network is worth another attempt
    // oxlint-disable-next-line react/exhaustive-deps
    [asked, returns],
  );
  const list = usePages(askPage, order, marks);
  useEffect(() => {
    if (!list.isByName) return;
    const again = () => setReturns((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [list.isByName]);
  return list;
}
