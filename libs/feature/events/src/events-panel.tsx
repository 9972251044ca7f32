import { useAtom } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { calendarPaths } from '@umkreis/contract/calendar-paths.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { eventsMessages } from '@umkreis/i18n/events.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { filtersMessages } from '@umkreis/i18n/filters.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { CalendarLink } from '@umkreis/guide-core/links/calendar-link.tsx';
import { EventListRow } from './event-list-row.tsx';
import { eventsByDay, firstOf, seriesOnce } from './event-days.ts';
import { EVENTS_PER_PAGE, eventsPageAtom } from './events-page.ts';
import { useEventZone } from './use-event-zone.ts';

interface Props {
  /** Only events of these places, because a filter is active; null: all events */
  placeIds: ReadonlySet<string> | null;
  /** Calendar of the current topic; undefined: that of the site */
  topicCalendar?: string | undefined;
  onSelect(event: Event): void;
  /** Clears the filter if no event passes it */
  onClear(): void;
  header(count: string | undefined): ReactNode;
}

/** Events of the branch, by day at the guide's time; a series is listed once. */
export function EventsPanel({ placeIds, topicCalendar, onSelect, onClear, header }: Props) {
  const { data, isKiosk } = useGuide();
  const zoneOf = useEventZone();
  const t = useMessages(eventsMessages);
  const tGuide = useMessages(guideMessages);
  const now = useNow();
  const [page, setPage] = useAtom(eventsPageAtom);
  const { sections, later } = useMemo(() => {
    const visibleEvents = placeIds
      ? data.events.filter(
          ({ itemId, itemEvents }) => placeIds.has(itemId) || itemEvents.some((also) => placeIds.has(also.itemId)),
        )
      : data.events;
    const series = seriesOnce(visibleEvents, now);
    return { sections: eventsByDay(series.events, now, zoneOf), later: series.later };
  }, [data.events, placeIds, now, zoneOf]);
  const count = sections.reduce((sum, [, events]) => sum + events.length, 0);
  const remaining = count - page * EVENTS_PER_PAGE;

  if (data.status === 'loading')
    return (
      <>
        {header(undefined)}
        <SkeletonRows label={tGuide.loading} />
      </>
    );
  if (count === 0) {
    return (
      <>
        {header(undefined)}
        <NoEvents isFiltered={placeIds !== null} onClear={onClear} />
      </>
    );
  }
  return (
    <>
      {header(t.count({ count }))}
      {firstOf(sections, page * EVENTS_PER_PAGE).map(([section, events]) => (
        <section key={section} aria-label={t[section]}>
          <h3 className="px-4 pt-4 pb-1 text-sm font-semibold text-ink-soft">{t[section]}</h3>
          <ul className="divide-y divide-line">
            {events.map((event) => (
              <EventListRow
                key={`${event.id} ${event.dateBegin}`}
                event={event}
                later={later.get(event)}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </section>
      ))}
      {!isKiosk && (
        <p className="px-4 pt-3 text-sm">
          <CalendarLink
            path={topicCalendar ?? calendarPaths.site}
            label={topicCalendar ? t.subscribeTopic : t.subscribe}
          />
        </p>
      )}
      {remaining > 0 && (
        <div className="p-3 text-center">
          <Button kind="quiet" size="small" onClick={() => setPage(page + 1)}>
            {tGuide.showMore({ count: Math.min(remaining, EVENTS_PER_PAGE) })}
          </Button>
        </div>
      )}
    </>
  );
}

function NoEvents({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
  const t = useMessages(eventsMessages);
  const tFilters = useMessages(filtersMessages);
  return (
    <EmptyState
      icon="calendar"
      title={isFiltered ? t.noneFiltered : t.none}
      text={isFiltered ? undefined : t.noneText}
      action={
        isFiltered && (
          <Button kind="primary" onClick={onClear}>
            {tFilters.resetFilter}
          </Button>
        )
      }
    />
  );
}
