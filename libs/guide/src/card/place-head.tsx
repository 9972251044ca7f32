import { usePick } from '@umkreis/i18n/language.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { useGuide } from '../guide-context.tsx';
import { placeTitle } from '../places/place-names.ts';
import type { Place } from '../places/place.ts';

/** The picture of a place, or its colour and glyph where it has none. */
export function PlaceHead({ place }: { place: Place }) {
  const { boot, data } = useGuide();
  const pick = usePick();
  const category = place.categories[0];
  if (place.item.image) {
    return <img src={`${boot.assetRoot}${place.item.image}`} alt={placeTitle(place, pick)} className="aspect-[16/9] w-full object-cover" />;
  }
  const path = data.glyphs.get(category?.iconTitle ?? 'pin') ?? '';
  return (
    <div aria-hidden="true" className="relative h-24 overflow-hidden" style={{ background: category?.backgroundColorName ?? '#5C6370', color: category?.colorName ?? '#ffffff' }}>
      <GlyphMark path={path} size={150} className="absolute -top-6 -right-5 opacity-20" />
      <GlyphMark path={path} size={40} className="absolute bottom-4 left-4" />
    </div>
  );
}
