import type { Atom, useStore } from 'jotai';

/**
 * Runs an effect outside of React with the value of an atom, again when it changes.
 * @param effect may return a function that undoes it
 * @returns a function that undoes the last one and unsubscribes
 */
export function followAtom<T>(
  store: ReturnType<typeof useStore>,
  followed: Atom<T>,
  effect: (value: T) => (() => void) | void,
): () => void {
  let undo: (() => void) | void;
  const run = () => {
    undo?.();
    undo = effect(store.get(followed));
  };
  const stop = store.sub(followed, run);
  run();
  return () => {
    stop();
    undo?.();
  };
}
