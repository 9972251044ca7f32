import type { ItemMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { mediumName } from './medium-names.ts';

/** Width of the card: the column on wide screens, the sheet on phones */
const SIZES = '(min-width: 600px) 374px, 100vw';

interface Props {
  medium: ItemMedium;
  placeTitle: string;
  isFirst: boolean;
  isCurrent: boolean;
  /** A small picture of the first medium is shown until it has loaded. */
  hasPreview: boolean;
  onOpen(): void;
}

/** A medium in the card's carousel; a click opens it at full screen. */
export function CarouselSlide({ medium, placeTitle, isFirst, isCurrent, hasPreview, onOpen }: Props) {
  const { boot } = useGuide();
  const t = useMessages(galleryMessages);
  const label = () => {
    const name = mediumName(medium, placeTitle);
    return medium.kind === itemMediumKeys.video
      ? t.play({ title: name })
      : medium.kind === itemMediumKeys.panorama
        ? t.lookAround({ title: name })
        : t.enlarge({ picture: name });
  };
  return (
    <button
      type="button"
      aria-label={label()}
      tabIndex={isCurrent ? undefined : -1}
      onClick={onOpen}
      className="block size-full focus-visible:outline-offset-[-4px]"
    >
      <Picture
        renditions={medium.renditions}
        assetRoot={boot.assetRoot}
        alt={mediumName(medium, placeTitle)}
        sizes={SIZES}
        focus={medium.focus}
        color={isFirst && hasPreview ? undefined : medium.color}
        lazy={!isFirst}
        className="size-full object-cover"
      />
      {medium.kind === itemMediumKeys.video && <Mark icon="play" />}
      {medium.kind === itemMediumKeys.panorama && (
        <span className="absolute top-1/2 left-1/2 -translate-1/2 rounded-full bg-black/60 px-4 py-2.5 text-base font-semibold text-white">
          {t.panorama}
        </span>
      )}
    </button>
  );
}

const Mark = ({ icon }: { icon: 'play' }) => (
  <span className="absolute top-1/2 left-1/2 grid size-14 -translate-1/2 place-items-center rounded-full bg-black/60 text-white">
    <Icon name={icon} size={26} />
  </span>
);
