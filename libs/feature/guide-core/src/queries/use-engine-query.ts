import { useEffect, useReducer, useState } from 'react';
import { useGuide } from '../guide-context.tsx';
import { startedGuide } from '../engine/started-guide.ts';
import type { GuideEngine } from '../engine/guide-engine.ts';

/** A query of the guide's engine. Compared by identity: memoize it, since a new function is a new query. */
export type EngineQuery<T> = (engine: GuideEngine) => Promise<T>;

export interface EngineResult<T> {
  /** The last result; that of the previous query until the new one arrives. null: none yet */
  value: T | null;
  /** The current query has not settled yet. */
  isLoading: boolean;
  /** The query failed. It is retried every 15 s and as soon as the network is back. */
  error: Error | null;
  /** Repeats the query immediately. */
  retry(): void;
}

/** Delay before a failed query is repeated, ms */
const retryInterval = 15_000;

interface QueryState<T> {
  query: EngineQuery<T> | null;
  value: T | null;
  error: Error | null;
}

const nothing: QueryState<never> = { query: null, value: null, error: null };

/**
 * Runs a query on the guide's engine, and again when the content changes.
 * @param query null: no query
 * @param isUrgent true: the engine starts at once instead of waiting until the first map is drawn
 */
export function useEngineQuery<T>(ask: EngineQuery<T> | null, { isUrgent = true } = {}): EngineResult<T> {
  const { engine, edition } = useGuide().data;
  const [state, setState] = useState<QueryState<T>>(nothing);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!ask) return;
    if (isUrgent) startedGuide()?.prioritize();
    if (!edition) return;
    let isLast = true;
    ask(engine).then(
      (value) => {
        if (isLast) setState({ query: ask, value, error: null });
      },
      (error: Error) => {
        // An OvertakenError means that a newer query replaced this one.
        if (isLast && error.name !== 'OvertakenError')
          setState((before) => ({ query: ask, value: before.query === ask ? before.value : null, error }));
      },
    );
    return () => {
      isLast = false;
    };
  }, [engine, edition, ask, isUrgent, attempt]);
  const error = state.query === ask ? state.error : null;
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(retry, retryInterval);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [error]);
  if (!ask && state !== nothing) setState(nothing);
  return { value: ask ? state.value : null, isLoading: ask !== null && state.query !== ask, error, retry };
}
