import { useState } from 'react';
import { codePart } from '@umkreis/federation/code-part.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { recurrenceText } from '@umkreis/i18n/recurrence.ts';
import { recurrenceOf } from '@umkreis/places/grouped-series.ts';
import { isSafeUrl, webUrl } from '@umkreis/places/link.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { QrCode } from '@umkreis/guide-core/qr-code/qr-code.tsx';
import { DateLeaf } from './date-leaf.tsx';
import { eventTimes } from './event-times.ts';
import { useEventZone } from './use-event-zone.ts';
import { usePlaceById } from '@umkreis/guide-core/queries/use-place.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { placeTitle } from '@umkreis/places/place-names.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { useTakeAlong } from '@umkreis/guide-core/links/take-along.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';

interface Props {
  event: Event;
  /** The following events of its series */
  later?: readonly Event[];
  /** The place whose card shows the event, used if the event's own place is not in this branch */
  on?: Place;
  /** The event that the URL selects */
  isChosen?: boolean;
}

// Lazy: the calendar file is rarely needed.
const calendarPart = codePart(() => import('./download-event.ts'));

/** How many further dates of a series the row lists */
const datesNamed = 3;
const action = 'inline-flex min-h-9 items-center gap-1.5 text-accent underline-offset-2 hover:underline';

/** An event: calendar leaf, title, time in the zone of its place, its page, and a calendar file to download. */
export function EventRow({ event, later = [], on, isChosen }: Props) {
  const { boot, isKiosk, track } = useGuide();
  const timeZone = useEventZone()(event);
  const t = useMessages(guideMessages);
  const tCard = useMessages(cardMessages);
  const language = useLanguage();
  const pick = usePick();
  const [isShowingCode, setIsShowingCode] = useOpened(`code ${event.id}`);
  const [isCalendarMissing, setIsCalendarMissing] = useState(false);
  const times = eventTimes(event, timeZone, language);
  const recurrence = recurrenceOf(event, timeZone);
  const dayOf = ({ dateBegin }: Event) =>
    dateFormat(language, { day: 'numeric', month: 'short', timeZone }).format(new Date(dateBegin));
  const at = usePlaceById(on?.item.id === event.itemId ? null : event.itemId) ?? on;
  const nanoId = at?.item.nanoId ?? event.itemNanoId;
  const title = at ? placeTitle(at, pick) : (event.itemTitle ?? '');
  const takeAlong = useTakeAlong();
  const pagePath = nanoId ? routes.mapPlace.to(nanoId, title) : routes.map.to();
  const pageUrl = location.origin + pagePath;

  const save = () => {
    if (isKiosk) return setIsShowingCode(true);
    setIsCalendarMissing(false);
    calendarPart.load().then(
      ({ downloadEvent }) =>
        downloadEvent({
          event,
          place: at ? { title, address: at.item.address ?? '', lat: at.item.lat, lon: at.item.lon } : null,
          timeZone,
          host: boot.product.host,
          pageUrl,
        }),
      () => setIsCalendarMissing(true),
    );
  };

  return (
    <li
      data-event={event.id}
      className={classNames('flex gap-3 py-2', isChosen && '-mx-2 rounded-control bg-accent-soft px-2')}
    >
      <DateLeaf day={times.leafDay} month={times.leafMonth} />
      <div className="min-w-0 text-sm">
        <p lang="de" className={classNames('font-semibold hyphens-auto', event.isCancelled && 'line-through')}>
          {event.title}
        </p>
        {event.isCancelled && <p className="font-semibold text-danger">{tCard.cancelled}</p>}
        <p className="text-ink-soft">
          <time dateTime={event.dateBegin}>{times.start}</time>
          {times.end && <> {tCard.until(times.end)}</>}
        </p>
        {recurrence && (
          <p className="text-ink-soft">
            {recurrenceText(recurrence, language)}
            {later.length > 0 &&
              ` · ${tCard.alsoOn} ${later
                .slice(0, datesNamed)
                .map((one) => dayOf(one))
                .join(', ')}`}
          </p>
        )}
        {event.description && <p className="line-clamp-4 whitespace-pre-line">{event.description}</p>}
        <p className="flex flex-wrap gap-x-4">
          {event.url && isSafeUrl(event.url) && (
            <OutboundLink
              href={webUrl(event.url)}
              className={action}
              onFollow={() => track({ metric_key: 'item_detail_event_url_click', item_id: event.itemId })}
            >
              {tCard.moreInfo}
            </OutboundLink>
          )}
          <button type="button" onClick={save} aria-label={tCard.toCalendarOf(event.title)} className={action}>
            <Icon name="calendar" size={16} />
            {tCard.toCalendar}
          </button>
        </p>
        {isCalendarMissing && (
          <p role="alert" className="text-danger">
            {tCard.calendarMissing}
          </p>
        )}
        {isKiosk && (
          <Dialog open={isShowingCode} onClose={() => setIsShowingCode(false)} title={event.title} closeLabel={t.close}>
            <p className="text-sm text-ink-soft">{tCard.calendarOnPhone}</p>
            <QrCode text={takeAlong(pagePath)} label={t.qrCode} />
          </Dialog>
        )}
      </div>
    </li>
  );
}
