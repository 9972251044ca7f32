import type { LngLat } from '@umkreis/contract/ref.ts';
import { useContentLanguage, useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { OpenStateBadge } from '@umkreis/ui/open-state-badge.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useAreHoursComing } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { useOpenState } from '@umkreis/guide-core/hours/use-open-state.ts';
import { formatDistance } from '@umkreis/guide-core/format-distance.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { PlaceLogo } from './place-logo.tsx';
import { PlaceStand } from './place-stand.tsx';
import { PlaceSubtitle } from './place-subtitle.tsx';
import type { Item } from '@umkreis/contract/item.ts';

interface Props {
  place: Place;
  item: Item | undefined;
  title: string;
  details: Place['item']['details'];
  /** The visitor's position, for the distance */
  position: LngLat | null | undefined;
  /** The heading is the first content of the card, and has its symbol and close button. */
  titleFirst: boolean | undefined;
  onClose(): void;
}

/** Title of a place's card, with its opening state and its distance. */
export function PlaceCardHeading({
  place,
  item,
  title,
  details: currentDetails,
  position,
  titleFirst,
  onClose,
}: Props) {
  const contentLanguage = useContentLanguage();
  const { data } = useGuide();
  const t = useMessages(guideMessages);
  const tCard = useMessages(cardMessages);
  const language = useLanguage();
  const category = place.categories[0];
  const state = useOpenState(place, currentDetails);
  // Reserves the line's height to avoid a layout shift.
  const isComing = useAreHoursComing(Boolean(currentDetails?.hours ?? currentDetails?.operatingHours));
  return (
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
          <h2 lang={contentLanguage} className="text-lg hyphens-auto">
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
}
