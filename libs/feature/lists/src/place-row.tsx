import { Fragment, memo, type ReactNode } from 'react';
import { placeListLook } from '@umkreis/contract/page-frame/looks.ts';
import { useContentLanguage, useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { objectPosition } from '@umkreis/ui/object-position.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useRowActions } from '@umkreis/guide-core/rows/row-actions.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { subtitleTags, tagText } from '@umkreis/places/details/tag-display.ts';
import { categoryLine, placeTitle } from '@umkreis/places/place-names.ts';
import { whereLine } from '@umkreis/places/where-line.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { wayLine } from './way-line.ts';
import { MarkedText } from './marked-text.tsx';
import { PlaceRowState } from './place-row-state.tsx';

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
  const actions = useRowActions();
  const contentLanguage = useContentLanguage();
  const { boot, data } = useGuide();
  const pick = usePick();
  const t = useMessages(guideMessages);
  const language = useLanguage();
  const category = place.categories[0];
  const tags = subtitleTags(place.tags)
    .slice(0, 2)
    .map((tag) => tagText(tag, pick));
  const line = [
    place.item.details?.standId && t.stand({ number: place.item.details.standId }),
    categoryLine(place, pick),
    wayLine(place.item.details, language),
    ...tags,
    !distance && whereLine(place.item.address, boot.branch?.title),
  ]
    .filter(Boolean)
    .join(' · ');

  return (
    <li className="group relative">
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
          placeListLook.row,
          isSelected && 'bg-accent-soft',
          under ? 'pr-14' : actions && placeListLook.withAction,
        )}
      >
        <span className={placeListLook.symbol}>
          <Glyph
            path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''}
            color={category?.colorName ?? '#ffffff'}
            background={category?.backgroundColorName ?? '#5C6370'}
          />
        </span>
        <span className={placeListLook.text}>
          <span lang={contentLanguage} className={placeListLook.title}>
            <MarkedText text={placeTitle(place, pick)} terms={terms} />
          </span>
          <span className={placeListLook.line}>
            <MarkedText text={line} terms={terms} />
          </span>
          <PlaceRowState place={place} distance={distance} at={at} hasButton={under !== undefined} />
        </span>
        <RowPicture item={place.item} />
      </button>
      {actions && !under && <actions.Place key={place.item.id} place={place} />}
      {under && <Fragment key={place.item.id}>{under(place)}</Fragment>}
    </li>
  );
});

function RowPicture({ item: { image, imageFocus } }: { item: Place['item'] }) {
  const { boot } = useGuide();
  if (!image) return null;
  return (
    <img
      // The key prevents a reused row from showing the previous place's picture.
      key={image}
      src={`${boot.assetRoot}${image}`}
      alt=""
      loading="lazy"
      width={56}
      height={56}
      className="size-14 shrink-0 rounded-control bg-sunken object-cover max-[319px]:hidden"
      style={objectPosition(imageFocus)}
    />
  );
}
