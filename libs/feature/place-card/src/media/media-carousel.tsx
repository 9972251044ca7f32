import { Suspense } from 'react';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { LazyMediaDialog } from './lazy-media-dialog.ts';
import { creditOf, mediumName } from './medium-names.ts';
import { useCarousel } from './use-carousel.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';

/** Width of the card: the column on wide screens, the sheet on phones */
const SIZES = '(min-width: 600px) 374px, 100vw';

interface Props {
  media: readonly ItemMedium[];
  placeTitle: string;
  /** The small picture of the lists, shown until the first one has loaded */
  preview?: string;
}

/** Carousel of a place's media, operated by swipe, buttons and arrow keys; a click opens them at full screen. */
export function MediaCarousel({ media, placeTitle, preview }: Props) {
  const { boot } = useGuide();
  const t = useMessages(galleryMessages);
  const { carousel, index, show, onScroll, onKeyDown } = useCarousel(media.length);
  const [isOpen, setIsOpen] = useOpened('media');
  const current = media[index] ?? media[0]!;
  const credit = creditOf(current);
  const label = (medium: ItemMedium) => {
    const name = mediumName(medium, placeTitle);
    return medium.kind === itemMediumKeys.video
      ? t.play(name)
      : medium.kind === itemMediumKeys.panorama
        ? t.lookAround(name)
        : t.enlarge(name);
  };

  return (
    <figure aria-label={t.pictures(placeTitle)} className="group absolute inset-0">
      {preview && <img src={preview} alt="" className="absolute inset-0 size-full object-cover" />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys within */}
      <ul
        ref={carousel}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        className="relative flex size-full touch-pan-x snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {media.map((medium, at) => (
          <li key={medium.id} className="relative size-full shrink-0 snap-center snap-always">
            <button
              type="button"
              aria-label={label(medium)}
              tabIndex={at === index ? undefined : -1}
              onClick={() => {
                show(at, 'instant');
                setIsOpen(true);
              }}
              className="block size-full focus-visible:outline-offset-[-4px]"
            >
              <Picture
                renditions={medium.renditions}
                assetRoot={boot.assetRoot}
                alt={mediumName(medium, placeTitle)}
                sizes={SIZES}
                color={at === 0 && preview ? undefined : medium.color}
                lazy={at > 0}
                className="size-full object-cover"
              />
              {medium.kind === itemMediumKeys.video && <Mark icon="play" />}
              {medium.kind === itemMediumKeys.panorama && (
                <span className="absolute top-1/2 left-1/2 -translate-1/2 rounded-full bg-black/60 px-4 py-2.5 text-base font-semibold text-white">
                  {t.panorama}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {media.length > 1 && (
        <>
          <p
            aria-live="polite"
            className="tabular absolute top-3 left-3 rounded-full bg-black/65 px-2 py-0.5 text-xs text-white"
          >
            <span aria-hidden="true">
              {index + 1}/{media.length}
            </span>
            <span className="sr-only">{t.position(index + 1, media.length)}</span>
          </p>
          <Step
            icon="chevronLeft"
            label={t.previous}
            isVisible={index > 0}
            side="left-2"
            onClick={() => show(index - 1)}
          />
          <Step
            icon="chevronRight"
            label={t.next}
            isVisible={index < media.length - 1}
            side="right-2"
            onClick={() => show(index + 1)}
          />
        </>
      )}
      {credit && (
        <figcaption className="absolute right-0 bottom-0 max-w-[70%] truncate rounded-tl-control bg-black/65 px-2 py-0.5 text-xs text-white">
          {t.credit(credit)}
        </figcaption>
      )}
      {isOpen && (
        <Suspense>
          <LazyMediaDialog
            media={media}
            start={index}
            placeTitle={placeTitle}
            onClose={(last) => {
              show(last, 'instant');
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </figure>
  );
}

const Mark = ({ icon }: { icon: 'play' }) => (
  <span className="absolute top-1/2 left-1/2 grid size-14 -translate-1/2 place-items-center rounded-full bg-black/60 text-white">
    <Icon name={icon} size={26} />
  </span>
);

function Step({
  icon,
  label,
  isVisible,
  side,
  onClick,
}: {
  icon: 'chevronLeft' | 'chevronRight';
  label: string;
  isVisible: boolean;
  side: string;
  onClick(): void;
}) {
  if (!isVisible) return null;
  return (
    <IconButton
      icon={icon}
      label={label}
      onClick={onClick}
      className={`absolute top-1/2 ${side} !size-9 -translate-y-1/2 !rounded-full bg-black/55 !text-white opacity-0 transition-opacity group-hover:opacity-100 hover:!bg-black/75 focus-visible:opacity-100 pointer-coarse:hidden`}
    />
  );
}
