import type { ReactNode } from 'react';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { addressLine } from '@umkreis/places/address-lines.ts';
import { visibleTags } from '@umkreis/places/details/tag-display.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { PermanentlyClosedNote } from './permanently-closed-note.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceDetails } from './place-details.tsx';
import type { PlaceCardParts } from './place-card-parts.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceMentions } from './place-mentions.tsx';
import { PlaceOffers } from './place-offers.tsx';
import { PlaceTags } from './place-tags.tsx';
import { PlaceWay } from './place-way.tsx';
import { PlaceViews } from './place-views.tsx';
import { RelatedPlaces } from './related-places.tsx';
import { PlaceCardHeading } from './place-card-heading.tsx';
import { PlaceCardFooter } from './place-card-footer.tsx';
import { DetailsFailed, DetailsSkeleton } from './details-states.tsx';
import { useLoadedPlace } from './use-loaded-place.ts';
import { PlaceTexts } from './place-texts.tsx';

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
  const { ShareAction, RememberPlace, WalkOffer, ContestChips, Departures, PlaceEvents, ProposeChange } = parts;
  const t = useMessages(guideMessages);
  const tCard = useMessages(cardMessages);
  const pick = usePick();
  const { item, error, retry, groups, details } = useLoadedPlace(place);
  const title = item?.title || placeTitle(place, pick);
  const address = (item?.addresses[0] && addressLine(item.addresses[0])) || (place.item.address ?? '');

  const heading = (
    <PlaceCardHeading
      place={place}
      item={item}
      title={title}
      details={details ?? place.item.details}
      position={position}
      titleFirst={titleFirst}
      onClose={onClose}
    />
  );

  return (
    <article aria-label={title} className="relative">
      {titleFirst && heading}
      {titleFirst && (
        <div className="px-4 pb-2">
          <PlaceActions place={place} groups={groups} ShareAction={ShareAction} RememberPlace={RememberPlace} />
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
            <PlaceActions place={place} groups={groups} ShareAction={ShareAction} RememberPlace={RememberPlace} />
          </div>
        )}
        {groups && <PlaceTexts groups={groups} title={title} />}
        {groups && <PlaceOffers itemId={place.item.id} label={tCard.offers} links={groups.offers} />}
        {groups && <PlaceViews itemId={place.item.id} title={title} views={groups.views} />}
        {item && <PlaceWay place={place} item={item} title={title} />}
        {WalkOffer && <WalkOffer place={place} />}
        <Departures place={place} />
        <PlaceEvents place={place} />
        <div className="border-t border-line pt-1 mt-1">
          {groups ? (
            <PlaceDetails place={place} groups={groups} address={address} />
          ) : (
            !error && <DetailsSkeleton label={t.loading} />
          )}
          {error && !groups && <DetailsFailed isOffline={error.isOffline} onRetry={retry} />}
        </div>
        {groups && <PlaceOffers itemId={place.item.id} label={tCard.social} links={groups.social} />}
        <PlaceTags tags={visibleTags(place.tags)} />
        {item && <RelatedPlaces item={item} />}
        {item && <PlaceMentions item={item} />}
        {item && ProposeChange && <ProposeChange place={place} item={item} />}
        {footer}
        {item && <PlaceCardFooter item={item} title={title} />}
      </div>
    </article>
  );
}
