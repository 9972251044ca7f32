import { atom } from 'jotai';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import type { RowList } from '@umkreis/guide/list/use-rows.ts';
import type { Results } from './use-results.ts';

const nothing: readonly never[] = [];

/**
 * What the visitor looks for, and what of it there is; `Asking` publishes it whole, so that heading and rows change
 * together, and who shows something takes its part. null: before the first rendering
 */
export const resultsAtom = atom<Results | null>(null);

/** The guide's places could not be read. */
export const hasDataFailedAtom = atom(false);

/** Places in the part of the map that is seen; `Seeing` publishes them. null: before the first rendering */
export const inViewAtom = atom<RowList | null>(null);

/** Words that are shown with what was found; '': none */
export const foundWordsAtom = atom((get) => get(resultsAtom)?.words ?? '');

/** The list of what was found */
export const foundListAtom = atom((get) => get(resultsAtom)?.list ?? null);

/** What was understood beside the words */
export const understoodAtom = atom((get) => get(foundListAtom)?.understood ?? nothing);

/** The first of what was found */
export const bestAtom = atom((get) => get(foundListAtom)?.rows?.[0]);

/** Where those are of what was found that carry the topic's tags */
export const markedAtom = atom((get) => get(foundListAtom)?.marked ?? nothing);

/** null: nothing is asked for */
export const askedAtom = atom((get) => get(resultsAtom)?.asked ?? null);

/** The filter that what was found has passed */
export const foundFilterAtom = atom((get) => get(askedAtom)?.filter ?? noFilter);

/** All that the season has, with the filter's choices */
export const baseAtom = atom((get) => get(resultsAtom)?.base ?? null);

/** What is asked for, else all that the season has */
export const lookedThroughAtom = atom((get) => get(askedAtom) ?? get(baseAtom));

/** All that the season has */
export const allAtom = atom((get) => get(resultsAtom)?.all ?? null);

const topicAtom = atom((get) => get(resultsAtom)?.topic ?? null);

/** The topic that is shown, or that what is open was found in */
export const shortcutAtom = atom((get) => get(topicAtom)?.shortcut ?? null);

/** The tag that is shown, or that what is open was found with */
export const tagAtom = atom((get) => get(topicAtom)?.tag ?? null);

/** The curated list that is shown, or that what is open was found in */
export const curatedAtom = atom((get) => get(topicAtom)?.list ?? null);

/** Any of them; words come before it */
export const chosenTopicAtom = atom((get) => get(shortcutAtom) ?? get(tagAtom) ?? get(curatedAtom));

/** Results that stand out on the map; null: nothing is asked for but by the filter */
export const drawnResultsAtom = atom((get) => (get(foundWordsAtom) || get(chosenTopicAtom) ? get(askedAtom) : null));

/** What the address leads to is not there. */
export const missingTopicAtom = atom((get) => {
  const topic = get(topicAtom);
  return topic?.isShortcutMissing ? 'shortcut' : topic?.isListMissing ? 'list' : null;
});
