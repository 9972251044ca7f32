import type { useStore, WritableAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/**
 * The adapter between React and the store: writes a value from outside of the store before the browser paints. There
 * are two of them: the surface with the guide's data, and responses of the API. All other state is derived from atoms
 * or written by an event.
 */
export function useStoreInput<T>(
  store: ReturnType<typeof useStore>,
  input: WritableAtom<unknown, [T], void>,
  value: T,
): void {
  // eslint-disable-next-line umkreis/no-copying-effects -- the value comes from outside of the store
  useLayoutEffect(() => {
    store.set(input, value);
  }, [store, input, value]);
}
