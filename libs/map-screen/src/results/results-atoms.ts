import { atom } from 'jotai';
import type { Results } from './use-results.ts';

/** What the visitor looks for, and what of it there is; `Asking` publishes it. null: before the first rendering */
export const resultsAtom = atom<Results | null>(null);

/** All that the season has */
export const allAtom = atom((get) => get(resultsAtom)?.all ?? null);

/** Results that stand out on the map; null: nothing is asked for but by the filter */
export const drawnResultsAtom = atom((get) => {
  const results = get(resultsAtom);
  return results?.isCollection ? results.asked : null;
});

/** The topic that is shown, or that what is open was found in */
export const shortcutAtom = atom((get) => get(resultsAtom)?.topic.shortcut ?? null);
