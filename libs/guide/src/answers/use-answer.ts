import { useEffect, useReducer, useState } from 'react';
import { useGuide } from '../guide-context.tsx';
import { startedGuide } from '../engine/started-guide.ts';
import type { GuideEngine } from '../engine/guide-engine.ts';

/** A question to the guide's engine. Its identity tells one question from another. */
export type Ask<T> = (engine: GuideEngine) => Promise<T>;

export interface Answer<T> {
  /** The last answer; that of the question before until the next one is there. null: not yet */
  value: T | null;
  /** The answer to this question is on its way. */
  isAsking: boolean;
  /** It could not be had; it is asked for again every 15 s, and when the network is back. */
  error: Error | null;
  /** Asks at once. */
  retry(): void;
}

/** What could not be had is asked for again after this, ms. */
const retryInterval = 15_000;

interface Held<T> {
  ask: Ask<T> | null;
  value: T | null;
  error: Error | null;
}

const nothing: Held<never> = { ask: null, value: null, error: null };

/**
 * What the guide's engine answers, and again when the content changes.
 * @param ask null asks nothing
 * @param isUrgent the engine, which lets the first map be drawn first, begins at once
 */
export function useAnswer<T>(ask: Ask<T> | null, { isUrgent = true } = {}): Answer<T> {
  const { engine, edition } = useGuide().data;
  const [held, setHeld] = useState<Held<T>>(nothing);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!ask) return;
    if (isUrgent) startedGuide()?.hurry();
    if (!edition) return;
    let isLast = true;
    ask(engine).then(
      (value) => {
        if (isLast) setHeld({ ask, value, error: null });
      },
      (error: Error) => {
        // another question took its place
        if (isLast && error.name !== 'OvertakenError')
          setHeld((before) => ({ ask, value: before.ask === ask ? before.value : null, error }));
      },
    );
    return () => {
      isLast = false;
    };
  }, [engine, edition, ask, isUrgent, attempt]);
  const error = held.ask === ask ? held.error : null;
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(retry, retryInterval);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [error]);
  if (!ask && held !== nothing) setHeld(nothing);
  return { value: ask ? held.value : null, isAsking: ask !== null && held.ask !== ask, error, retry };
}
