import { useState } from 'react';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { apiUrl } from '@umkreis/api-client/api-context.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '@umkreis/i18n/shell.ts';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';

const SHOWN = 8;

/** What is on today, over all branches. */
export function EventsToday({ boot }: RemoteProps) {
  const t = useMessages(shellMessages);
  const language = useLanguage();
  const { data, error } = useRead<Event[]>(apiUrl(boot, apiPaths.eventsAll));
  const [today] = useState(() => new Date());
  const end = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  const events = data?.filter((event) => new Date(event.dateBegin) < end && new Date(event.dateEnd ?? event.dateBegin) >= today).slice(0, SHOWN);
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  if (error && !data) return null;
  return (
    <section className="grid gap-4" aria-label={t.today}>
      <h2 className="text-lg">{t.today}</h2>
      {!events && <Skeleton className="h-32 w-full" />}
      {events?.length === 0 && <EmptyState icon="calendar" title={t.todayEmpty} />}
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper ring-1 ring-line empty:hidden">
        {events?.map((event) => (
          <li key={event.id} className="flex items-baseline gap-4 px-4 py-3">
            <time dateTime={event.dateBegin} className="w-14 shrink-0 text-sm text-ink-soft">{time.format(new Date(event.dateBegin))}</time>
            <span className="grid gap-0.5">
              <strong className="text-base font-title">{event.title}</strong>
              {event.description && <span className="line-clamp-1 text-sm text-ink-soft">{event.description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
