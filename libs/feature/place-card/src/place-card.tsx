import { useMemo, type ReactNode } from 'react';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { OpenStateBadge } from '@umkreis/ui/open-state-badge.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useAreHoursComing } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { useOpenState } from '@umkreis/guide-core/hours/use-open-state.ts';
import { formatDistance } from '@umkreis/guide-core/format-distance.ts';
import { addressLine } from '@umkreis/places/address-lines.ts';
import { visibleTags } from '@umkreis/places/tag-display.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { detailGroups } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { LinkedPicture } from './linked-picture.tsx';
import { mailUrl } from '@umkreis/places/link.ts';
import { PermanentlyClosedNote } from './permanently-closed-note.tsx';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceDetails } from './place-details.tsx';
import type { PlaceCardParts } from './place-card-parts.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceLogo } from './place-logo.tsx';
import { PlaceMentions } from './place-mentions.tsx';
import { PlaceOffers } from './place-offers.tsx';
import { PlaceStand } from './place-stand.tsx';
import { PlaceSubtitle } from './place-subtitle.tsx';
import { PlaceTags } from './place-tags.tsx';
import { PlaceWay } from './place-way.tsx';
import { PlaceViews } from './place-views.tsx';
import { RelatedPlaces } from './related-places.tsx';

interface Props {
  place: Place;
  parts: PlaceCardParts;
  onClose(): void;
  /** The visitor's position, for the distance */
  position?: LngLat | null;
  /** Puts title and state before the picture, so that a bottom sheet at its lowest stop shows them. */
  titleFirst?: boolean;
  /** Content at the end: the branch's shortcuts */
  footer?: ReactNode;
}

/** Everything about one place. Data of the basemap document is shown at once, the rest when it has loaded. */
export function PlaceCard({ place, parts, onClose, position, titleFirst, footer }: Props) {
  const { boot, data, timeZone, track } = useGuide();
  const { ShareAction, ContestChips, Departures, PlaceEvents, ProposeChange } = parts;
  const category = place.categories[0];
  const t = useMessages(guideMessages);
  const tCard = useMessages(cardMessages);
  const pick = usePick();
  const language = useLanguage();
  const { data: item, error, mutate } = useItem(boot, place.item.nanoId, boot.branch);
  const { data: keyRows } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const keys = useMemo(() => new Map((keyRows ?? []).map((key) => [key.id, key])), [keyRows]);
  const groups = useMemo(() => (item && keys.size > 0 ? detailGroups(item.itemDetails, keys) : null), [item, keys]);
  const details = useMemo(
    () => item && Object.fromEntries(item.itemDetails.map(({ dataKeyName, dataValue }) => [dataKeyName, dataValue])),
    [item],
  );
  const currentDetails = details ?? place.item.details;
  const state = useOpenState(place, currentDetails);
  // Reserves the line's height to avoid a layout shift.
  const isComing = useAreHoursComing(Boolean(currentDetails?.hours ?? currentDetails?.operatingHours));
  const title = item?.title || placeTitle(place, pick);
  const address = (item?.addresses[0] && addressLine(item.addresses[0])) || (place.item.address ?? '');
  const date = (iso: string) => dateFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(iso));

  const heading = (
    <header className={titleFirst ? 'px-4 pb-1' : 'px-4 pt-4 pb-1'}>
      <div className="flex items-start gap-3">
        {titleFirst && (
          <Glyph
            size={40}
            path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''}
            color={category?.colorName ?? '#ffffff'}
            background={category?.backgroundColorName ?? '#5C6370'}
          />
        )}
        <div className="min-w-0 flex-1">
          <h2 lang="de" className="text-lg hyphens-auto">
            {title}
          </h2>
          <PlaceSubtitle place={place} />
          <PlaceStand place={place} item={item} />
        </div>
        <PlaceLogo media={item?.itemMedia} />
        {titleFirst && <IconButton icon="close" label={t.close} onClick={onClose} className="-mt-2 -mr-2" />}
      </div>
      {(Boolean(state ?? position) || place.isPermanentlyClosed || isComing) && (
        <p className={titleFirst ? 'pt-1 pl-13 text-sm' : 'pt-1 text-sm'}>
          {isComing && !position && <>&nbsp;</>}
          {state ? (
            <OpenStateBadge {...state} />
          ) : (
            place.isPermanentlyClosed && <span className="font-semibold text-closed">{tCard.permanentlyClosed}</span>
          )}
          {position && (
            <span className="tabular text-ink-soft">
              {state && ' · '}
              {formatDistance(position, [place.item.lon, place.item.lat], language)}
            </span>
          )}
        </p>
      )}
    </header>
  );

  return (
    <article aria-label={title} className="relative">
      {titleFirst && heading}
      {titleFirst && (
        <div className="px-4 pb-2">
          <PlaceActions place={place} groups={groups} ShareAction={ShareAction} />
        </div>
      )}
      {(!titleFirst || place.item.image || item?.itemMedia?.some(({ kind }) => kind !== itemMediumKeys.logo)) && (
        <div className={titleFirst ? 'mx-4 mb-2 overflow-hidden rounded-card' : ''}>
          <PlaceHead place={place} media={item?.itemMedia} />
        </div>
      )}
      {!titleFirst && (
        <IconButton
          icon="close"
          label={t.close}
          onClick={onClose}
          floating
          className="absolute top-2 right-2 !size-10 !rounded-full"
        />
      )}
      {!titleFirst && heading}
      <div className="px-4 pb-5">
        {place.isPermanentlyClosed && place.item.closed && <PermanentlyClosedNote place={place} />}
        <ContestChips place={place} />
        {!titleFirst && (
          <div className="pt-2 pb-1">
            <PlaceActions place={place} groups={groups} ShareAction={ShareAction} />
          </div>
        )}
        {groups?.note && (
          <p className="my-2 rounded-control bg-accent-soft px-3 py-2 text-sm">
            <strong className="block text-xs">{tCard.importantNote}</strong>
            {groups.note.detail.dataValue}
          </p>
        )}
        {groups?.lead && <p className="py-2 text-sm">{groups.lead.detail.dataValue}</p>}
        {groups?.picture && <LinkedPicture url={groups.picture.detail.dataValue} title={title} />}
        {groups && <PlaceOffers itemId={place.item.id} label={tCard.offers} links={groups.offers} />}
        {groups && <PlaceViews itemId={place.item.id} title={title} views={groups.views} />}
        {item && <PlaceWay place={place} item={item} title={title} />}
        <Departures place={place} />
        <PlaceEvents place={place} />
        <div className="border-t border-line pt-1 mt-1">
          {groups ? (
            <PlaceDetails place={place} groups={groups} address={address} />
          ) : (
            !error && <DetailsSkeleton label={t.loading} />
          )}
          {error && !groups && (
            <div role="alert" className="grid justify-items-start gap-2 py-3 text-sm">
              <p>{error.isOffline ? t.offline : t.detailsFailed}</p>
              <Button size="small" icon="refresh" onClick={() => void mutate()}>
                {t.retry}
              </Button>
            </div>
          )}
        </div>
        {groups && <PlaceOffers itemId={place.item.id} label={tCard.social} links={groups.social} />}
        <PlaceTags tags={visibleTags(place.tags)} />
        {item && <RelatedPlaces item={item} />}
        {item && <PlaceMentions item={item} />}
        {item && ProposeChange && <ProposeChange place={place} item={item} />}
        {footer}
        {item && (
          <footer className="flex flex-wrap justify-between gap-x-4 pt-3 text-xs text-ink-soft">
            <span>
              {item.dateReviewed
                ? tCard.checkedOn(date(item.dateReviewed))
                : item.dateAsOf && tCard.updatedOn(date(item.dateAsOf))}
            </span>
            <OutboundLink
              href={mailUrl(boot.branch?.feedbackEmail ?? boot.product.email, tCard.feedbackSubject(title, item.id))}
              className="underline underline-offset-2"
              onFollow={() => track({ metric_key: 'item_detail_contact_click', item_id: item.id })}
            >
              {tCard.feedback}
            </OutboundLink>
          </footer>
        )}
      </div>
    </article>
  );
}

function DetailsSkeleton({ label }: { label: string }) {
  return (
    <output aria-label={label} className="grid gap-4 py-4">
      {['w-3/5', 'w-4/5', 'w-2/5'].map((width) => (
        <span key={width} className="flex items-center gap-3">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className={`h-4 ${width}`} />
        </span>
      ))}
    </output>
  );
}
