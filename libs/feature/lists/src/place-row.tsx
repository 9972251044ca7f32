import { Fragment, memo, type ReactNode } from 'react';
import { useLanguage, usePick, useMessages } from '@umkreis/i18n/language.tsx';
import { takesPlace } from '@umkreis/places/current-events.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { OpenStateBadge } from '@umkreis/ui/open-state-badge.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useAreHoursComing } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { useIsServedHoursComing } from '@umkreis/guide-core/served-hours.ts';
import { useOpenState } from '@umkreis/guide-core/hours/use-open-state.ts';
import { subtitleTags, tagText } from '@umkreis/places/tag-display.ts';
import { categoryLine, placeTitle } from '@umkreis/places/place-names.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { wayLine } from './way-line.ts';
import { MarkedText } from './marked-text.tsx';

interface Props {
  place: Place;
  terms?: readonly string[];
  /** Formatted distance from the visitor */
  distance?: string;
  isSelected?: boolean;
  /** Overrides the guide's time for the opening state */
  at?: Date | null;
  onSelect(place: Place): void;
  onHover?(place: Place | null): void;
  under?(place: Place): ReactNode;
}

const noTerms: readonly string[] = [];

/** A place in a list: symbol, title, and a line with the reason for the match. */
export const PlaceRow = memo(function PlaceRow({
  place,
  terms = noTerms,
  distance,
  isSelected,
  at,
  onSelect,
  onHover,
  under,
}: Props) {
  const { boot, data, servedHours } = useGuide();
  const pick = usePick();
  const t = useMessages(guideMessages);
  const language = useLanguage();
  const { details } = place.item;
  const openState = useOpenState(place, details, at);
  // Reserves the line of the opening state, so that the rows below don't move when it loads.
  const hasHours = Boolean(details?.hours ?? details?.operatingHours);
  const isCodeComing = useAreHoursComing(hasHours && !servedHours);
  const isServedHoursComing = useIsServedHoursComing(servedHours, place.item.nanoId, hasHours);
  const isComing = isCodeComing || isServedHoursComing;
  const isNarrow = Boolean(under && place.item.image);
  const category = place.categories[0];
  const tags = subtitleTags(place.tags)
    .slice(0, 2)
    .map((tag) => tagText(tag, pick));
  const stand = place.item.details?.standId;
  const line = [stand && t.stand(stand), categoryLine(place, pick), wayLine(place.item.details, language), ...tags]
    .filter(Boolean)
    .join(' · ');
  const event = place.events.find(takesPlace);

  return (
    <li className="relative">
      <button
        type="button"
        data-place={place.item.nanoId}
        data-row=""
        aria-current={isSelected || undefined}
        onClick={() => onSelect(place)}
        onMouseEnter={onHover && (() => onHover(place))}
        onMouseLeave={onHover && (() => onHover(null))}
        onFocus={onHover && (() => onHover(place))}
        onBlur={onHover && (() => onHover(null))}
        className={classNames(
          'flex w-full items-start gap-3 px-4 py-2.5 text-left transition-colors hover:bg-hover',
          isSelected && 'bg-accent-soft',
          under && 'pr-14',
        )}
      >
        <span className="pt-0.5">
          <Glyph
            path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''}
            color={category?.colorName ?? '#ffffff'}
            background={category?.backgroundColorName ?? '#5C6370'}
          />
        </span>
        <span className="min-w-0 flex-1">
          <span lang="de" className="line-clamp-2 text-base leading-snug font-semibold hyphens-auto">
            <MarkedText text={placeTitle(place, pick)} terms={terms} />
          </span>
          <span className="line-clamp-1 text-sm text-ink-soft">
            <MarkedText text={line} terms={terms} />
          </span>
          {isComing && !event && !distance && !isNarrow && <span className="block text-sm">&nbsp;</span>}
          {(openState ?? event ?? distance ?? (isComing && isNarrow)) && (
            <span className="grid text-sm *:[grid-area:1/1]">
              {isNarrow && hasHours && (
                // Next to picture and button the state may wrap to two lines; reserves them before it is loaded.
                <span aria-hidden="true" className="invisible line-clamp-2">
                  {t.longState}
                </span>
              )}
              {/* below the button at the side there is room */}
              <span
                className={classNames('line-clamp-2', under && (place.item.image ? 'max-[279px]:-mr-10' : '-mr-10'))}
              >
                {distance && (
                  <span className="tabular text-ink-soft">
                    {distance}
                    {(openState ?? event) && ' · '}
                  </span>
                )}
                {openState ? (
                  <OpenStateBadge {...openState} />
                ) : (
                  event && <span className="text-ink-soft">{t.eventAt(event.title)}</span>
                )}
              </span>
            </span>
          )}
        </span>
        {place.item.image && (
          <img
            // The key prevents a reused row from showing the previous place's picture.
            key={place.item.image}
            src={`${boot.assetRoot}${place.item.image}`}
            alt=""
            loading="lazy"
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-control bg-sunken object-cover max-[279px]:hidden"
          />
        )}
      </button>
      {under && <Fragment key={place.item.id}>{under(place)}</Fragment>}
    </li>
  );
});
