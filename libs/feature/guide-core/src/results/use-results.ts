import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { hasCriteria, type PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { filterAtom } from '../filter/filter-atom.ts';
import { useFilterNames } from '../filter/use-filter-names.ts';
import { orderAtom } from '../sorting/order-atom.ts';
import { useRows, type RowList } from '../rows/use-rows.ts';
import { searchedAtom } from '../search-draft/search-draft.ts';
import { seasonIdAtom } from '../season-and-level/season-atom.ts';
import { contextAtom, selectionAtom } from '../selection/selection-atoms.ts';
import { useMapQueries } from './use-map-queries.ts';
import { useTopic, type Topic } from './use-topic.ts';

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

/**
 * The same object until one of its values changes.
 * @param position of the visitor: the nearest results come first
 */
export function useResults(position: LngLat | null): Results {
  const filter = useAtomValue(filterAtom);
  const order = useAtomValue(orderAtom);
  const seasonId = useAtomValue(seasonIdAtom);
  useFilterNames(filter);
  const searchText = useAtomValue(searchedAtom);
  const topic = useTopic(useAtomValue(selectionAtom), useAtomValue(contextAtom));
  const { query, base, all } = useMapQueries({ seasonId, filter, searchText, topic, position });
  const hasQuery = hasCriteria(query);
  const name = searchText ? 'words' : (topic.shortcut?.id ?? topic.tag?.id ?? topic.list?.id ?? 'filter');
  const list = useRows(hasQuery ? query : null, order, name, topic.shortcut?.useMapBoundariesWithTags);
  return useMemo(
    () => ({ searchText, topic, query: hasQuery ? query : null, base, all, list }),
    [searchText, topic, hasQuery, query, base, all, list],
  );
}
