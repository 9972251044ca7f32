import { useSetAtom, type PrimitiveAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** Puts what a module has found out into the store, for whoever subscribes to it, before anything is painted. */
export function usePublished<T>(target: PrimitiveAtom<T>, value: T): void {
  const set = useSetAtom(target);
  useLayoutEffect(() => set(() => value), [set, value]);
}
