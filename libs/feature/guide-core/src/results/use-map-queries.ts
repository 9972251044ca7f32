import { useMemo } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { everything, type PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { noFilter, type FilterState } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useQueryTime } from '../time/use-query-time.ts';
import type { Topic } from './use-topic.ts';

interface QueryInput {
  seasonId: string | null;
  filter: FilterState;
  searchText: string;
  topic: Topic;
  position: LngLat | null;
}

export interface MapQueries {
  /** Search text, otherwise topic, with the filter */
  query: PlaceQuery;
  /** All places of the season, with the filter only */
  base: PlaceQuery;
  /** All places of the season */
  all: PlaceQuery;
}

const noIds: readonly string[] = [];

/** Queries of the map. The same objects until one of the values changes. */
export function useMapQueries({ seasonId, filter, searchText, topic, position }: QueryInput): MapQueries {
  const at = useQueryTime(filter.openNow);
  const quarter = useQueryTime(false);
  const { shortcut, shortcutTagIds, tag, list } = topic;
  const tagId = tag?.id ?? null;
  const [listId, itemIds] = [list?.id, list?.itemIds];
  const query = useMemo<PlaceQuery>(
    () => ({
      ...everything,
      seasonId,
      filter,
      at,
      position,
      ...(searchText
        ? { words: searchText }
        : {
            shortcut,
            tagIds: tagId ? [tagId] : shortcut ? shortcutTagIds : noIds,
            list: listId && itemIds ? { id: listId, itemIds } : null,
          }),
    }),
    [seasonId, filter, at, position, searchText, shortcut, shortcutTagIds, tagId, listId, itemIds],
  );
  const base = useMemo<PlaceQuery>(() => ({ ...everything, seasonId, filter, at }), [seasonId, filter, at]);
  const all = useMemo<PlaceQuery>(
    () => ({ ...everything, seasonId, filter: noFilter, at: quarter }),
    [seasonId, quarter],
  );
  return { query, base, all };
}
