import { itemMediumKeys, type ItemMedium } from '@umkreis/contract/media.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useGuide } from '../guide-context.tsx';
import { placeTitle } from '../places/place-names.ts';
import type { Place } from '../places/place.ts';
import { OutboundLink } from './outbound-link.tsx';

/** Width of the card: the column on wide screens, the sheet on phones. */
const SIZES = '(min-width: 960px) 374px, 100vw';

interface Props {
  place: Place;
  /** Once they are known; until then the small picture of the lists stands in. */
  media?: readonly ItemMedium[];
}

/** The main picture of a place with its author, or the place's colour and glyph where it has none; its logo upon it. */
export function PlaceHead({ place, media = [] }: Props) {
  const { boot, data } = useGuide();
  const pick = usePick();
  const t = useMessages(guideMessages);
  const picture = media.find((medium) => medium.kind !== itemMediumKeys.logo);
  const logo = media.find((medium) => medium.kind === itemMediumKeys.logo);
  const small = place.item.image;
  const mark = logo && <span className="absolute bottom-2 left-3 grid size-14 place-items-center overflow-hidden rounded-control bg-white p-1.5 shadow-float"><Picture renditions={logo.renditions} assetRoot={boot.assetRoot} alt={logo.alt} sizes="56px" className="max-h-full w-full object-contain" /></span>;

  if (picture || small) {
    const credit = picture && [picture.credit, picture.licence].filter(Boolean).join(' · ');
    return (
      <figure className="relative aspect-[16/9] overflow-hidden bg-sunken">
        {small && <img src={`${boot.assetRoot}${small}`} alt="" className="absolute inset-0 size-full object-cover" />}
        {picture && <Picture renditions={picture.renditions} assetRoot={boot.assetRoot} alt={picture.alt || picture.title || placeTitle(place, pick)} sizes={SIZES} color={small ? undefined : picture.color} className="absolute inset-0 size-full object-cover" />}
        {picture?.videoUrl && (
          <OutboundLink href={picture.videoUrl} className="absolute inset-0 grid place-items-center">
            <span className="sr-only">{t.playVideo}</span>
            <span className="grid size-14 place-items-center rounded-full bg-black/60 text-white"><Icon name="play" size={26} /></span>
          </OutboundLink>
        )}
        {mark}
        {credit && <figcaption className="absolute right-0 bottom-0 max-w-[70%] truncate rounded-tl-control bg-black/65 px-2 py-0.5 text-xs text-white">{t.pictureCredit(credit)}</figcaption>}
      </figure>
    );
  }
  const category = place.categories[0];
  const path = data.glyphs.get(category?.iconTitle ?? 'pin') ?? '';
  return (
    <div className="relative h-24 overflow-hidden" style={{ background: category?.backgroundColorName ?? '#5C6370', color: category?.colorName ?? '#ffffff' }}>
      <GlyphMark path={path} size={150} className="absolute -top-6 -right-5 opacity-20" />
      {mark ?? <GlyphMark path={path} size={40} className="absolute bottom-4 left-4" />}
    </div>
  );
}
