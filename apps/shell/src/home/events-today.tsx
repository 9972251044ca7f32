import { useState } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { Link } from '@umkreis/federation/router.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { todaysEvents } from '@umkreis/places/events/todays-events.ts';
import { useSettled } from './in-order.tsx';

const MAX_VISIBLE = 8;

/** Today's events of all branches. */
export function EventsToday({ boot, track }: RemoteProps) {
  const t = useMessages(homeMessages);
  const language = useLanguage();
  const { data, error } = useRead(apiUrl(boot, 'GET /events/'));
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const [now] = useState(() => new Date());
  const zones = new Map(branches?.map(({ shortId, timeZone }) => [shortId, timeZone]));
  const zoneOf = (event: Event) =>
    event.branches.flatMap(({ branchId }) => zones.get(branchId) ?? [])[0] ?? timeZoneOf(boot);
  const events = data && branches && todaysEvents(data, now, zoneOf).slice(0, MAX_VISIBLE);
  useSettled(Boolean(error || events));
  if ((error && !data) || events?.length === 0) return null;
  return (
    <section className="grid gap-4" aria-label={t.today}>
      <h2 className="text-lg">{t.today}</h2>
      {!events && <Skeleton className="h-32 w-full" />}
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper ring-1 ring-line empty:hidden">
        {events?.map((event) => {
          const start = new Date(event.dateBegin);
          const timeZone = zoneOf(event);
          const startedEarlier = dayInZone(start, timeZone) < dayInZone(now, timeZone);
          const date = dateFormat(language, { day: 'numeric', month: 'short', timeZone });
          const time = dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone });
          const row = (
            <>
              <time dateTime={event.dateBegin} className="w-16 shrink-0 text-sm text-ink-soft">
                {startedEarlier ? t.since({ date: date.format(start) }) : (event.isAllDay ? date : time).format(start)}
              </time>
              <span className="grid gap-0.5">
                <strong className="text-base font-title group-hover:underline">{event.title}</strong>
                <span className="line-clamp-1 text-sm text-ink-soft">
                  {[event.itemTitle, event.description].filter(Boolean).join(' · ')}
                </span>
              </span>
            </>
          );
          return (
            <li key={event.id}>
              {event.itemNanoId ? (
                <Link
                  onClick={() =>
                    track({ metric_key: 'page_element_click', item_id: event.itemId, metricValue: 'event_today' })
                  }
                  to={routes.mapPlace.to(event.itemNanoId, event.itemTitle)}
                  className="group flex items-baseline gap-4 px-4 py-3 text-ink no-underline hover:bg-hover"
                >
                  {row}
                </Link>
              ) : (
                <div className="flex items-baseline gap-4 px-4 py-3">{row}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
