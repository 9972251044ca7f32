import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the callback of the last render, for event handlers: components
 * that receive it do not re-render when the callback changes. Must not be called during rendering.
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
