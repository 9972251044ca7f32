import { useMemo } from 'react';
import type { Event } from '@umkreis/contract/event.ts';
import { eventsByDay, type EventSection } from '@umkreis/events/event-days.ts';
import { useEventZone } from '@umkreis/events/use-event-zone.ts';
import { everything } from '@umkreis/guide-engine/query/place-query.ts';
import type { EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import type { SelectedTopic } from '../topic/topic.ts';
import { eventsBetween } from './events-between.ts';

interface TopicEvents {
  /** null: loading */
  sections: [EventSection, Event[]][] | null;
  /** null: nothing failed */
  retry: (() => void) | null;
}

const placesOf = ({ itemId, itemEvents }: Event) => [itemId, ...itemEvents.map((also) => also.itemId)];

/** Current events at the places of a topic, by day; an event is also at the places that it is linked to. */
export function useTopicEvents(topic: SelectedTopic): TopicEvents {
  const { data } = useGuide();
  const zoneOf = useEventZone();
  const now = useNow();
  const at = useQueryTime(false);
  const isWholeGuide = topic.id === 'guide';
  const { events } = data;
  const query = useMemo<EngineQuery<readonly string[]> | null>(() => {
    if (isWholeGuide || topic.placeNanoId) return null;
    const ids = [...new Set(events.flatMap(placesOf))];
    return (engine) => engine.idsFound({ ...everything, at, ...topic.query }, ids);
  }, [isWholeGuide, topic, events, at]);
  const found = useEngineQuery(query);
  const foundIds = found.data;
  const sections = useMemo(() => {
    const ids = topic.placeNanoId ? [topic.id] : foundIds;
    if (data.status === 'loading' || (!isWholeGuide && !ids)) return null;
    const own = isWholeGuide ? events : events.filter((event) => placesOf(event).some((id) => ids!.includes(id)));
    return eventsByDay(eventsBetween(own, topic.selection, zoneOf), now, zoneOf);
  }, [data.status, isWholeGuide, foundIds, events, topic, now, zoneOf]);
  const hasFailed = found.status === 'error' && !found.data;
  return { sections, retry: hasFailed ? found.retry : data.status === 'error' ? data.retry : null };
}
