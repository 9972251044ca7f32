import { useSetAtom, type PrimitiveAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** Publishes a value to an atom before the browser paints. */
export function usePublished<T>(target: PrimitiveAtom<T>, value: T): void {
  const set = useSetAtom(target);
  useLayoutEffect(() => set(() => value), [set, value]);
}
