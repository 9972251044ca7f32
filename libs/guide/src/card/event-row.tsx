import type { Event } from '@umkreis/contract/event.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useGuide } from '../guide-context.tsx';
import { isSafeUrl, webUrl } from '@umkreis/place-rules/link.ts';
import { OutboundLink } from './outbound-link.tsx';

/** An event: a calendar leaf, its title and time by the clock of the branch. */
export function EventRow({ event }: { event: Event }) {
  const { timeZone, track } = useGuide();
  const t = useMessages(guideMessages);
  const locale = useLanguage() === 'de' ? 'de-CH' : 'en-GB';
  const begin = new Date(event.dateBegin);
  const end = event.dateEnd ? new Date(event.dateEnd) : null;
  const format = (date: Date, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
  const day = (date: Date) => format(date, { weekday: 'short', day: 'numeric', month: 'short' });
  const time = (date: Date) => format(date, { hour: '2-digit', minute: '2-digit' });
  const sameDay = end !== null && day(begin) === day(end);

  return (
    <li className="flex gap-3 py-2">
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
        <span className="text-center text-xs leading-tight font-medium">
          <span className="block text-base font-bold">{format(begin, { day: 'numeric' }).replace('.', '')}</span>
          {format(begin, { month: 'short' })}
        </span>
      </span>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{event.title}</p>
        <p className="text-ink-soft">
          <time dateTime={event.dateBegin}>{day(begin)}, {time(begin)}</time>
          {end && <> {t.until(sameDay ? time(end) : `${day(end)}, ${time(end)}`)}</>}
        </p>
        {event.description && <p className="line-clamp-4">{event.description}</p>}
        {event.url && isSafeUrl(event.url) && (
          <OutboundLink href={webUrl(event.url)} className="text-accent underline-offset-2 hover:underline" onFollow={() => track({ metric_key: 'item_detail_event_url_click', item_id: event.itemId })}>{t.moreInfo}</OutboundLink>
        )}
      </div>
    </li>
  );
}
