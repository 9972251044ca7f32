import { atom } from 'jotai';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { currentResultsAtom } from './current-results.ts';
import { keptUntilLoaded } from './kept-until-loaded.ts';

/** The current search and its results */
const resultsAtom = keptUntilLoaded(currentResultsAtom);

/** Search text of the current results; '': none */
export const foundSearchTextAtom = atom((get) => get(resultsAtom).searchText);

/** List of results */
export const foundListAtom = atom((get) => get(resultsAtom).list);

/** Conditions recognized in the search text */
export const understoodAtom = atom((get) => get(foundListAtom).understood);

/** The first result */
export const bestAtom = atom((get) => get(foundListAtom).rows?.[0]);

/** Positions of results with the topic's tags */
export const markedAtom = atom((get) => get(foundListAtom).marked);

/** The query of the results; null: none */
export const searchQueryAtom = atom((get) => get(resultsAtom).query);

/** The filter of the current results */
export const foundFilterAtom = atom((get) => get(searchQueryAtom)?.filter ?? noFilter);

/** Query for all places of the season, with the filter */
export const baseAtom = atom((get) => get(resultsAtom).base);

/** The current query, otherwise the one for all places of the season */
export const effectiveQueryAtom = atom((get) => get(searchQueryAtom) ?? get(baseAtom));

/** Query for all places of the season, without the filter */
export const allAtom = atom((get) => get(resultsAtom).all);

const topicAtom = atom((get) => get(resultsAtom).topic);

/** The current topic, or the one from which the open place was opened */
export const shortcutAtom = atom((get) => get(topicAtom).shortcut);

/** The current tag, or the one from which the open place was opened */
export const tagAtom = atom((get) => get(topicAtom).tag);

/** The current curated list, or the one from which the open place was opened */
export const curatedAtom = atom((get) => get(topicAtom).list);

/** Topic, tag or curated list; a search text takes precedence */
export const chosenTopicAtom = atom((get) => get(shortcutAtom) ?? get(tagAtom) ?? get(curatedAtom));

/** Query whose results are highlighted on the map; null: none, or only a filter */
export const drawnResultsAtom = atom((get) =>
  get(foundSearchTextAtom) || get(chosenTopicAtom) ? get(searchQueryAtom) : null,
);

/** The topic or list in the URL does not exist. */
export const missingTopicAtom = atom((get) => {
  const topic = get(topicAtom);
  return topic.isShortcutMissing ? 'shortcut' : topic.isListMissing ? 'list' : null;
});
