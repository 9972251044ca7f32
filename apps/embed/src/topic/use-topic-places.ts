import { useDeferredValue, useMemo } from 'react';
import { everything, type PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import type { RowList } from '@umkreis/guide-core/rows/row-list.ts';
import { useRows } from '@umkreis/guide-core/rows/use-rows.ts';
import type { SelectedTopic } from './topic.ts';

/** Places of a topic in its order, or those that match the search text, best match first. */
export function useTopicPlaces(topic: SelectedTopic, typed: string): { query: PlaceQuery; list: RowList } {
  const searchText = useDeferredValue(typed).trim();
  const at = useQueryTime(topic.selection.isOpenNow);
  const query = useMemo<PlaceQuery>(
    () => ({ ...everything, at, ...topic.query, words: searchText, excludesClosed: true }),
    [at, topic, searchText],
  );
  return { query, list: useRows(query, searchText ? 'best' : (topic.selection.sort ?? topic.order), topic.id) };
}
