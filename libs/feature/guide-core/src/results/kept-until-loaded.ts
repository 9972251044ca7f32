import { atom, type Atom } from 'jotai';
import type { Results } from './current-results.ts';

/** Results that take longer than this are shown as loading under their own heading, ms. */
const timeoutMs = 150;

/**
 * The previous results until the current ones are loaded, so that heading and rows change together. Only rows are
 * worth keeping, and only for a moment.
 */
export function keptUntilLoaded<T extends Pick<Results, 'query' | 'list'>>(currentAtom: Atom<T>): Atom<T> {
  const queryAtom = atom((get) => get(currentAtom).query);
  // One timeout per query
  const timeoutAtom = atom((get) => (get(queryAtom), elapsedAtom()));
  // One object per store: reading an atom can't write another one.
  const keptAtom = atom((): { results: T | null } => ({ results: null }));
  return atom((get) => {
    const current = get(currentAtom);
    const kept = get(keptAtom);
    const isOnItsWay = current.list.rows !== null && !current.list.isCurrent;
    if (isOnItsWay && kept.results && !get(get(timeoutAtom))) return kept.results;
    return (kept.results = current);
  });
}

/** Whether the timeout has elapsed since the atom was mounted */
function elapsedAtom(): Atom<boolean> {
  const isElapsedAtom = atom(false);
  isElapsedAtom.onMount = (set) => {
    const timer = setTimeout(() => set(true), timeoutMs);
    return () => clearTimeout(timer);
  };
  return isElapsedAtom;
}
