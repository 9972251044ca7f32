import { useEffect, useSyncExternalStore } from 'react';
import type { CodePart, PartState } from './code-part.ts';

/** Loads a part's code while it is needed, and re-renders when it has loaded or failed. */
export function usePart<T>(part: CodePart<T>, isNeeded = true): PartState<T> {
  useEffect(() => {
    if (isNeeded) part.load().catch(() => undefined);
  }, [part, isNeeded]);
  return useSyncExternalStore(isNeeded ? part.subscribe : idle, part.state, part.state);
}

const idle = () => () => undefined;
