import { Suspense, type ReactNode } from 'react';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { LazyMediaDialog } from './lazy-media-dialog.ts';
import { creditOf } from './medium-names.ts';
import { useCarousel } from './use-carousel.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { CarouselSlide } from './carousel-slide.tsx';
import { CarouselControls } from './carousel-controls.tsx';

interface Props {
  media: readonly ItemMedium[];
  placeTitle: string;
  /** The small picture of the lists, shown until the first one has loaded */
  preview?: ReactNode;
}

/** Carousel of a place's media, operated by swipe, buttons and arrow keys; a click opens them at full screen. */
export function MediaCarousel({ media, placeTitle, preview }: Props) {
  const t = useMessages(galleryMessages);
  const { carousel, index, show, onScroll, onKeyDown } = useCarousel(media.length);
  const [isOpen, setIsOpen] = useOpened('media');
  const current = media[index] ?? media[0]!;
  const credit = creditOf(current);

  return (
    <figure aria-label={t.pictures({ place: placeTitle })} className="group absolute inset-0">
      {preview}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys within */}
      <ul
        ref={carousel}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        className="relative flex size-full touch-pan-x snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {media.map((medium, at) => (
          <li key={medium.id} className="relative size-full shrink-0 snap-center snap-always">
            <CarouselSlide
              medium={medium}
              placeTitle={placeTitle}
              isFirst={at === 0}
              isCurrent={at === index}
              hasPreview={Boolean(preview)}
              onOpen={() => {
                show(at, 'instant');
                setIsOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      {media.length > 1 && <CarouselControls index={index} count={media.length} onShow={show} />}
      {credit && (
        <figcaption className="absolute right-0 bottom-0 max-w-[70%] truncate rounded-tl-control bg-black/65 px-2 py-0.5 text-xs text-white">
          {t.credit({ credit })}
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
