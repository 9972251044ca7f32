import { usePlace } from '@umkreis/guide-core/queries/use-place.ts';
import { useOpenState } from '@umkreis/guide-core/hours/use-open-state.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { categoriesByDate } from '@umkreis/places/events/categories-by-date.ts';
import { subtitleTags, tagText } from '@umkreis/places/details/tag-display.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { usePick } from '@umkreis/i18n/language.tsx';
import { OpenStateBadge } from '@umkreis/ui/open-state-badge.tsx';
import { fleaMarketColors } from '@umkreis/taxonomy/theme-colors.ts';

/** Popup of a hovered place: title, categories by date added, coloured tags. */
function PlacePopup({ place }: { place: Place }) {
  const pick = usePick();
  const state = useOpenState(place);
  const tags = subtitleTags(place.tags).slice(0, 4);
  const categories = categoriesByDate(place.item, place.categories)
    .map(({ subCategoryName }) => pick(subCategoryName))
    .join(' · ');
  return (
    <>
      <p className="font-semibold">{placeTitle(place, pick)}</p>
      {place.item.title && <p className="text-xs text-ink-soft">{categories}</p>}
      {state && (
        <p className="pt-0.5 text-xs">
          <OpenStateBadge {...state} />
        </p>
      )}
      {tags.length > 0 && (
        <p className="pt-0.5 text-xs">
          {tags.map((tag, at) => (
            <span key={tag.id} style={{ color: tagColor(tag.colorName) }}>
              {at > 0 && ' · '}
              {tagText(tag, pick)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

const themeColors: Record<string, string> = {
  ohOpen: 'var(--open)',
  ohClosed: 'var(--closed)',
  ohChanging: 'var(--changing)',
  accentPink: 'var(--accent)',
};

/** The name of a theme colour, or a CSS colour */
const tagColor = (name: string) => {
  const color =
    name in fleaMarketColors
      ? fleaMarketColors[name as keyof typeof fleaMarketColors]
      : name.startsWith('#')
        ? name
        : undefined;
  return themeColors[name] ?? (color ? `color-mix(in oklab, ${color} 70%, var(--ink))` : 'var(--ink-soft)');
};

/** The hovered place; vector tiles only contain its label. */
export function HoverPopup({ nanoId, label }: { nanoId: string; label: string }) {
  const { data: value } = usePlace(nanoId);
  const place = value?.place;
  if (place?.item.nanoId === nanoId) return <PlacePopup place={place} />;
  return label ? <p className="font-semibold">{label}</p> : null;
}
