import { useEffect, useSyncExternalStore } from 'react';
import type { CodePart, PartState } from './code-part.ts';

/** A part's code, asked for as long as it is needed; what shows it draws anew when it has come or failed. */
export function usePart<T>(part: CodePart<T>, isNeeded = true): PartState<T> {
  useEffect(() => {
    if (isNeeded) part.load().catch(() => undefined);
  }, [part, isNeeded]);
  return useSyncExternalStore(isNeeded ? part.subscribe : idle, part.state, part.state);
}

const idle = () => () => undefined;
