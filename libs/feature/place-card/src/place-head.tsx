import type { ItemMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { usePick } from '@umkreis/i18n/language.tsx';
import { objectPosition } from '@umkreis/ui/object-position.ts';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { placeTitle } from '@umkreis/places/place-names.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { MediaCarousel } from './media/media-carousel.tsx';

interface Props {
  place: Place;
  /** Missing while loading: the small picture of the lists is shown until then. */
  media?: readonly ItemMedium[];
}

/**
 * The pictures of a place, or its colour and glyph if it has none. Its height is the same before and after loading.
 */
export function PlaceHead({ place, media = [] }: Props) {
  const { boot, data } = useGuide();
  const pick = usePick();
  const pictures = media.filter(({ kind }) => kind !== itemMediumKeys.logo);
  const { image, imageFocus } = place.item;
  const preview = image && (
    <img
      src={`${boot.assetRoot}${image}`}
      alt=""
      className="absolute inset-0 size-full object-cover"
      style={objectPosition(imageFocus)}
    />
  );

  if (pictures.length > 0 || preview) {
    return (
      <div className="relative aspect-[16/9] overflow-hidden bg-sunken">
        {pictures.length > 0 ? (
          <MediaCarousel media={pictures} placeTitle={placeTitle(place, pick)} preview={preview} />
        ) : (
          preview
        )}
      </div>
    );
  }
  const category = place.categories[0];
  const path = data.glyphs.get(category?.iconTitle ?? 'pin') ?? '';
  return (
    <div
      className="relative h-24 overflow-hidden"
      style={{ background: category?.backgroundColorName ?? '#5C6370', color: category?.colorName ?? '#ffffff' }}
    >
      <GlyphMark path={path} size={150} className="absolute -top-6 -right-5 opacity-20" />
      <GlyphMark path={path} size={40} className="absolute bottom-4 left-4" />
    </div>
  );
}
