import { useMemo } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { everything, type Asked } from '@umkreis/guide-engine/asked/asked.ts';
import { noFilter, type FilterState } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useAskedTime } from '@umkreis/guide/time/use-asked-time.ts';
import type { Topic } from './use-topic.ts';

interface AskedFor {
  seasonId: string | null;
  filter: FilterState;
  words: string;
  topic: Topic;
  position: LngLat | null;
}

export interface AskedOfMap {
  /** Search text, otherwise topic, with the filter */
  asked: Asked;
  /** All places of the season, with the filter only */
  base: Asked;
  /** All places of the season */
  all: Asked;
}

const noIds: readonly string[] = [];

/** Queries of the map. The same objects until one of the values changes. */
export function useAsked({ seasonId, filter, words, topic, position }: AskedFor): AskedOfMap {
  const at = useAskedTime(filter.openNow);
  const quarter = useAskedTime(false);
  const { shortcut, shortcutTagIds, tag, list } = topic;
  const tagId = tag?.id ?? null;
  const [listId, itemIds] = [list?.id, list?.itemIds];
  const asked = useMemo<Asked>(
    () => ({
      ...everything,
      seasonId,
      filter,
      at,
      position,
      ...(words
        ? { words }
        : {
            shortcut,
            tagIds: tagId ? [tagId] : shortcut ? shortcutTagIds : noIds,
            list: listId && itemIds ? { id: listId, itemIds } : null,
          }),
    }),
    [seasonId, filter, at, position, words, shortcut, shortcutTagIds, tagId, listId, itemIds],
  );
  const base = useMemo<Asked>(() => ({ ...everything, seasonId, filter, at }), [seasonId, filter, at]);
  const all = useMemo<Asked>(() => ({ ...everything, seasonId, filter: noFilter, at: quarter }), [seasonId, quarter]);
  return { asked, base, all };
}
