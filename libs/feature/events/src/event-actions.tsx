import { useState } from 'react';
import { codePart } from '@umkreis/federation/code-part.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { isSafeUrl, webUrl } from '@umkreis/places/details/link.ts';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { QrCode } from '@umkreis/guide-core/qr-code/qr-code.tsx';
import { usePlaceById } from '@umkreis/guide-core/queries/use-place.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { placeTitle } from '@umkreis/places/place-names.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { useTakeAlong } from '@umkreis/guide-core/links/take-along.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import type { EventParts } from './event-parts.ts';

// Lazy: the calendar file is rarely needed.
const calendarPart = codePart(() => import('./download-event.ts'));

const action = 'inline-flex min-h-9 items-center gap-1.5 text-accent underline-offset-2 hover:underline';

/** Link to an event's page, and its calendar file; on a kiosk a code to open the event on a phone. */
export function EventActions({
  event,
  timeZone,
  on,
  RememberEvent,
}: { event: Event; timeZone: string; on: Place | undefined } & EventParts) {
  const { boot, isKiosk, track } = useGuide();
  const t = useMessages(guideMessages);
  const tCard = useMessages(cardMessages);
  const pick = usePick();
  const [isShowingCode, setIsShowingCode] = useOpened(`code ${event.id}`);
  const [isCalendarMissing, setIsCalendarMissing] = useState(false);
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
    <>
      <div className="flex flex-wrap gap-x-4">
        {event.url && isSafeUrl(event.url) && (
          <OutboundLink
            href={webUrl(event.url)}
            className={action}
            onFollow={() => track({ metric_key: 'item_detail_event_url_click', item_id: event.itemId })}
          >
            {tCard.moreInfo}
          </OutboundLink>
        )}
        {event.ticketUrl && !event.isCancelled && isSafeUrl(event.ticketUrl) && (
          <OutboundLink
            href={webUrl(event.ticketUrl)}
            className={action}
            onFollow={() => track({ metric_key: 'item_detail_event_url_click', item_id: event.itemId })}
          >
            {tCard.tickets}
          </OutboundLink>
        )}
        <button type="button" onClick={save} aria-label={tCard.toCalendarOf({ title: event.title })} className={action}>
          <Icon name="calendar" size={16} />
          {tCard.toCalendar}
        </button>
        {RememberEvent && nanoId && <RememberEvent event={event} nanoId={nanoId} className={action} />}
      </div>
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
    </>
  );
}
