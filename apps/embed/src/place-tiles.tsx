import { moreRows } from '@umkreis/guide-core/rows/row-list.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useContentLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { PlaceRowState } from '@umkreis/lists/place-row-state.tsx';
import { categoryLine, placeTitle } from '@umkreis/places/place-names.ts';
import { objectPosition } from '@umkreis/ui/object-position.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import type { EntriesProps } from './topic-list.tsx';

/** Places as pictures with names, as many side by side as fit. */
export function PlaceTiles({ label, rows, total, onMore, onSelect }: EntriesProps) {
  const t = useMessages(guideMessages);
  const remaining = total - rows.length;
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-4 p-4">
        {rows.map(({ place }) => (
          <PlaceTile key={place.item.id} place={place} onSelect={onSelect} />
        ))}
      </ul>
      {remaining > 0 && (
        <div className="p-3 text-center">
          <Button kind="quiet" size="small" onClick={onMore}>
            {t.showMore({ count: Math.min(remaining, moreRows) })}
          </Button>
        </div>
      )}
    </>
  );
}

function PlaceTile({ place, onSelect }: { place: Place; onSelect(place: Place): void }) {
  const pick = usePick();
  const contentLanguage = useContentLanguage();
  return (
    <li className="flex">
      <button
        type="button"
        data-place={place.item.nanoId}
        onClick={() => onSelect(place)}
        className="flex w-full min-w-0 flex-col overflow-hidden rounded-card bg-paper text-left ring-1 ring-line transition-shadow hover:shadow-float"
      >
        <TilePicture place={place} />
        <span className="grid w-full gap-0.5 p-3">
          <span lang={contentLanguage} className="line-clamp-2 text-base leading-snug font-semibold hyphens-auto">
            {placeTitle(place, pick)}
          </span>
          <span className="line-clamp-1 text-sm text-ink-soft">{categoryLine(place, pick)}</span>
          <PlaceRowState place={place} distance={undefined} at={undefined} hasButton={false} />
        </span>
      </button>
    </li>
  );
}

/** The picture of a place, or the colour and symbol of its category. */
function TilePicture({ place: { item, categories } }: { place: Place }) {
  const { boot, data } = useGuide();
  const [category] = categories;
  if (item.image)
    return (
      <img
        src={`${boot.assetRoot}${item.image}`}
        alt=""
        loading="lazy"
        className="aspect-[8/5] w-full bg-sunken object-cover"
        style={objectPosition(item.imageFocus)}
      />
    );
  return (
    <span
      className="grid aspect-[8/5] w-full place-items-center overflow-hidden"
      style={{ background: category?.backgroundColorName ?? '#5C6370', color: category?.colorName ?? '#ffffff' }}
    >
      <GlyphMark path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''} size={56} />
    </span>
  );
}
