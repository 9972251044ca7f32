import { useDeferredValue, useMemo } from 'react';
import { everything, type Asked } from '@umkreis/guide-engine/asked/asked.ts';
import { useAskedTime } from '@umkreis/guide/time/use-asked-time.ts';
import { useRows, type RowList } from '@umkreis/guide/list/use-rows.ts';
import type { Topic } from './topic.ts';

/** Places of a topic in its order, or those that match the search text, best match first. */
export function useTopicPlaces(topic: Topic, typed: string): { asked: Asked; list: RowList } {
  const words = useDeferredValue(typed).trim();
  const at = useAskedTime(false);
  const asked = useMemo<Asked>(
    () => ({ ...everything, at, ...topic.asked, words, withoutGone: true }),
    [at, topic, words],
  );
  return { asked, list: useRows(asked, words ? 'best' : topic.order, topic.id) };
}
