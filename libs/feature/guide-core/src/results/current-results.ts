import { atom } from 'jotai';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { rowsOfQuery, type RowList } from '../rows/row-list.ts';
import { rowsAtom } from '../rows/rows-atom.ts';
import { searchedAtom } from '../search-draft/search-draft.ts';
import { filteredQueryAtom, mapQueryAtom, seasonQueryAtom } from './map-queries.ts';
import { topicAtom, type Topic } from './topic-atom.ts';

/** The current search and its results. */
export interface Results {
  /** The search text; '': none */
  searchText: string;
  topic: Topic;
  /** null: no query */
  query: PlaceQuery | null;
  /** All places of the season, with the filter */
  base: PlaceQuery;
  /** All places of the season */
  all: PlaceQuery;
  list: RowList;
}

const listNameAtom = atom((get) => {
  const { shortcut, tag, list } = get(topicAtom);
  return get(searchedAtom) ? 'words' : (shortcut?.id ?? tag?.id ?? list?.id ?? 'filter');
});

const listAtom = rowsAtom({
  loadPage: (get) => rowsOfQuery(get(mapQueryAtom)),
  name: (get) => get(listNameAtom),
  searchText: (get) => get(mapQueryAtom)?.words ?? '',
  marks: (get) => get(topicAtom).shortcut?.useMapBoundariesWithTags,
});

/** The results of the current query, loaded or not */
export const currentResultsAtom = atom((get): Results => ({
  searchText: get(searchedAtom),
  topic: get(topicAtom),
  query: get(mapQueryAtom),
  base: get(filteredQueryAtom),
  all: get(seasonQueryAtom),
  list: get(listAtom),
}));
