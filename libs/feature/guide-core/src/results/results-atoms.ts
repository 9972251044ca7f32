import { atom } from 'jotai';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import type { RowList } from '../rows/use-rows.ts';
import type { Results } from './use-results.ts';

const nothing: readonly never[] = [];

/**
 * The current search and its results; `SearchResultsLoader` publishes them together, so that heading and rows
 * change at the same time. null: before the first rendering
 */
export const resultsAtom = atom<Results | null>(null);

/** The guide's places could not be loaded. */
export const hasDataFailedAtom = atom(false);

/** Places in the visible part of the map, published by `VisiblePlacesLoader`. null: before the first rendering */
export const inViewAtom = atom<RowList | null>(null);

/** Search text of the current results; '': none */
export const foundSearchTextAtom = atom((get) => get(resultsAtom)?.searchText ?? '');

/** List of results */
export const foundListAtom = atom((get) => get(resultsAtom)?.list ?? null);

/** Conditions recognized in the search text */
export const understoodAtom = atom((get) => get(foundListAtom)?.understood ?? nothing);

/** The first result */
export const bestAtom = atom((get) => get(foundListAtom)?.rows?.[0]);

/** Positions of results with the topic's tags */
export const markedAtom = atom((get) => get(foundListAtom)?.marked ?? nothing);

/** The query of the results; null: none */
export const searchQueryAtom = atom((get) => get(resultsAtom)?.query ?? null);

/** The filter of the current results */
export const foundFilterAtom = atom((get) => get(searchQueryAtom)?.filter ?? noFilter);

/** Query for all places of the season, with the filter */
export const baseAtom = atom((get) => get(resultsAtom)?.base ?? null);

/** The current query, otherwise the one for all places of the season */
export const effectiveQueryAtom = atom((get) => get(searchQueryAtom) ?? get(baseAtom));

/** Query for all places of the season, without the filter */
export const allAtom = atom((get) => get(resultsAtom)?.all ?? null);

const topicAtom = atom((get) => get(resultsAtom)?.topic ?? null);

/** The current topic, or the one from which the open place was opened */
export const shortcutAtom = atom((get) => get(topicAtom)?.shortcut ?? null);

/** The current tag, or the one from which the open place was opened */
export const tagAtom = atom((get) => get(topicAtom)?.tag ?? null);

/** The current curated list, or the one from which the open place was opened */
export const curatedAtom = atom((get) => get(topicAtom)?.list ?? null);

/** Topic, tag or curated list; a search text takes precedence */
export const chosenTopicAtom = atom((get) => get(shortcutAtom) ?? get(tagAtom) ?? get(curatedAtom));

/** Query whose results are highlighted on the map; null: none, or only a filter */
export const drawnResultsAtom = atom((get) =>
  get(foundSearchTextAtom) || get(chosenTopicAtom) ? get(searchQueryAtom) : null,
);

/** The topic or list in the URL does not exist. */
export const missingTopicAtom = atom((get) => {
  const topic = get(topicAtom);
  return topic?.isShortcutMissing ? 'shortcut' : topic?.isListMissing ? 'list' : null;
});
