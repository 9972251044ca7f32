import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that is always the same and does what the last render says, for events: what takes it is not drawn anew
 * when what it does changes. Not to be called while something renders.
 */
export function useStableCallback<Input extends unknown[], Output>(
  callback: (...input: Input) => Output,
): (...input: Input) => Output {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...input) => latest.current(...input), []);
}
