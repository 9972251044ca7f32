import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Page, Rows } from '@umkreis/guide-engine/answers/rows.ts';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import type { Condition } from '@umkreis/chat/conditions.ts';
import type { ListOrder } from '@umkreis/guide-engine/asked/list-order.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { needPart, type GuideEngine } from '../engine/guide-engine.ts';
import { useAnswer, type Ask } from '../answers/use-answer.ts';
import { moreRows } from './place-list.tsx';

/** Rows at once: what a tall panel shows, and as much again. */
const firstCount = 20;

/** A list that grows as it is scrolled; the same object until something of it changes. */
export interface RowList {
  /** Those before until the next are there, of the same list; null: nothing is asked for, or not answered yet */
  rows: readonly ListedPlace[] | null;
  /** They are those of what is asked for, and not of a moment before. */
  isCurrent: boolean;
  /** All there are, shown or not */
  total: number;
  isByName: boolean;
  filteredAway: number;
  marked: Rows['marked'];
  extent: Rows['extent'];
  /** What was understood of what is asked for, beside words */
  understood: readonly Condition[];
  hasFailed: boolean;
  retry(): void;
  /** Asks for the next rows. */
  more(): void;
}

const none: Rows['marked'] = [];
const nothing: readonly Condition[] = [];

/** What the engine is asked for a page of a list. */
export type AskPage = (engine: GuideEngine, page: Page) => Promise<Rows>;

/**
 * A list of the engine, page after page.
 * @param askPage null asks for nothing
 * @param name tells one list from another: rows stay until the next ones of the same are there
 * @param words the list begins at its top for others
 */
export function usePages(
  askPage: AskPage | null,
  order: ListOrder,
  name: string,
  { words = '', marks }: { words?: string; marks?: Page['marks'] } = {},
): RowList {
  const [count, setCount] = useState(firstCount);
  const top = JSON.stringify([name, order, words]);
  const [listed, setListed] = useState(top);
  if (listed !== top) {
    setListed(top);
    setCount(firstCount);
  }
  const ask = useMemo<Ask<Rows & { name: string }> | null>(
    () =>
      askPage &&
      (async (engine) => {
        if (order === 'open') await needPart(engine, 'hours').catch(() => undefined);
        return { ...(await askPage(engine, { order, from: 0, count, ...(marks && { marks }) })), name };
      }),
    [askPage, order, count, name, marks],
  );
  const answer = useAnswer(ask);
  const { isAsking, error, retry } = answer;
  const value = answer.value?.name === name ? answer.value : null;
  const more = useCallback(() => setCount((shown) => shown + moreRows), []);
  const hasFailed = error !== null;
  return useMemo(
    () => ({
      rows: value?.rows ?? null,
      isCurrent: !isAsking,
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
    [value, isAsking, hasFailed, retry, more],
  );
}

/** Words may ask for hours, too. @param hours false: nothing is typed yet */
export function needForWords(engine: GuideEngine, { hours = true } = {}): void {
  void needPart(engine, 'search').catch(() => undefined);
  if (hours) void needPart(engine, 'hours').catch(() => undefined);
}

/** Rows of what is asked for; null asks for nothing. Found by name alone, they are asked for anew with the network. */
export function useRows(asked: Asked | null, order: ListOrder, name: string, marks?: Page['marks']): RowList {
  const [returns, setReturns] = useState(0);
  const askPage = useMemo<AskPage | null>(
    () =>
      asked &&
      (async (engine, page) => {
        if (asked.words) needForWords(engine);
        if (asked.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
        return engine.rows(asked, page);
      }),
    // each return of the network is worth another attempt
    // oxlint-disable-next-line react/exhaustive-deps
    [asked, returns],
  );
  const list = usePages(askPage, order, name, { words: asked?.words, marks });
  useEffect(() => {
    if (!list.isByName) return;
    const again = () => setReturns((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [list.isByName]);
  return list;
}
