import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { MOST_LISTED_EVENTS } from '@umkreis/contract/size-limits.ts';
import { eventsByDay, seriesOnce, type EventSection } from '@umkreis/events/event-days.ts';
import { useEventZone } from '@umkreis/events/use-event-zone.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { eventsBetween } from '@umkreis/places/events/events-between.ts';
import { listedGroup } from '@umkreis/places/events/grouped-series.ts';
import type { SelectedTopic } from '../topic/topic.ts';

interface TopicEvents {
  /** null: loading */
  sections: [EventSection, Event[]][] | null;
  /** The following events of each series, which is listed once */
  later: ReadonlyMap<Event, readonly Event[]>;
  /** Number of all events, of series once; null: loading */
  total: number | null;
  /** null: nothing failed */
  retry: (() => void) | null;
}

const none: TopicEvents['later'] = new Map();

/**
 * Current events by day, a series once: of the whole guide, of one place, or at the places of a topic, which the API
 * knows.
 */
export function useTopicEvents(topic: SelectedTopic): TopicEvents {
  const { data } = useGuide();
  const zoneOf = useEventZone();
  const now = useNow();
  const isLocal = topic.id === 'guide' || topic.placeNanoId !== undefined;
  const listed = useListedEvents(isLocal ? null : topic);
  const { events: ofGuide, status } = data;
  const own = useMemo(() => {
    if (!isLocal) return listed.events;
    if (status === 'loading') return null;
    const ofTopic = topic.placeNanoId ? ofGuide.filter((event) => isAt(event, topic.id)) : ofGuide;
    return eventsBetween(ofTopic, topic.selection, zoneOf);
  }, [isLocal, listed.events, status, ofGuide, topic, zoneOf]);
  const { sections, later } = useMemo(() => {
    if (!own) return { sections: null, later: none };
    const series = seriesOnce(own, now);
    return { sections: eventsByDay(series.events, now, zoneOf), later: series.later };
  }, [own, now, zoneOf]);
  const count = sections && sections.reduce((sum, [, events]) => sum + events.length, 0);
  return {
    sections,
    later,
    // Events that have ended since the response remain in its total.
    total: count !== null && own && listed.total !== null ? listed.total - (listed.count - count) : count,
    retry: isLocal ? (status === 'error' ? data.retry : null) : listed.retry,
  };
}

const isAt = ({ itemId, itemEvents }: Event, place: string) =>
  itemId === place || itemEvents.some((also) => also.itemId === place);

/** @param topic null: none */
function useListedEvents(topic: SelectedTopic | null) {
  const { boot } = useGuide();
  const { from, to, rows } = topic?.selection ?? {};
  const limit = rows ? Math.min(rows + SPARE, MOST_LISTED_EVENTS) : MOST_LISTED_EVENTS;
  const url =
    topic &&
    apiUrl(boot, 'GET /events/listed/{branchShortId}', {
      path: { branchShortId: boot.branch?.shortId ?? 0 },
      query: { ...topic.listing, series: 'once', limit, ...(from && { from }), ...(to && { to }) },
    });
  const { data, error, mutate } = useRead(url, { refreshInterval: REFRESH_MS });
  const events = useMemo(() => {
    const groups = data?.events.map(listedGroup);
    return groups?.flatMap(({ event, later }) => [event, ...later]) ?? null;
  }, [data]);
  return {
    events,
    count: data?.events.length ?? 0,
    total: data?.total ?? null,
    retry: error && !data ? () => void mutate() : null,
  };
}

/** Events beyond the visible ones, which replace those that end before the next response. */
const SPARE = 20;
/** As often as the other events of a guide, ms. */
const REFRESH_MS = 300_000;
