import { useEffect, useRef } from 'react';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { creditOf } from './medium-names.ts';
import { useCarousel } from './use-carousel.ts';
import { MediumSlide } from './medium-slide.tsx';

const control = '!rounded-full bg-black/60 !text-white hover:!bg-black/85';

export interface MediaDialogProps {
  media: readonly ItemMedium[];
  start: number;
  placeTitle: string;
  /** @param last index of the medium shown last */
  onClose(last: number): void;
}

/** A place's media at full screen, each with caption, author and licence. */
export default function MediaDialog({ media, start, placeTitle, onClose }: MediaDialogProps) {
  const t = useMessages(galleryMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens the dialog first: a hidden carousel has no width to scroll to its start.
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { carousel, index, show, onScroll, onKeyDown } = useCarousel(media.length, start);
  const current = media[index]!;
  const isPanorama = current.kind === itemMediumKeys.panorama;
  const credit = creditOf(current);
  const caption = current.title || current.alt;

  return (
    <dialog
      ref={dialog}
      aria-label={t.pictures({ place: placeTitle })}
      onClose={() => onClose(index)}
      onKeyDown={isPanorama ? undefined : onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white open:animate-fade"
    >
      <ul
        ref={carousel}
        onScroll={onScroll}
        className={`flex size-full snap-x snap-mandatory overscroll-x-contain [scrollbar-width:none] ${isPanorama ? 'overflow-x-hidden' : 'overflow-x-auto'}`}
      >
        {media.map((medium, at) => (
          <li
            key={medium.id}
            inert={at !== index}
            className="relative grid size-full shrink-0 snap-center snap-always place-items-center overflow-hidden"
          >
            <MediumSlide medium={medium} placeTitle={placeTitle} distance={Math.abs(at - index)} />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between p-3">
        <p aria-live="polite" className="tabular rounded-full bg-black/60 px-3 py-1 text-sm">
          {t.position({ index: index + 1, count: media.length })}
        </p>
        <IconButton
          icon="close"
          label={t.close}
          onClick={() => dialog.current?.close()}
          className={`pointer-events-auto ${control}`}
        />
      </div>
      {index > 0 && (
        <IconButton
          icon="chevronLeft"
          label={t.previous}
          onClick={() => show(index - 1)}
          className={`absolute top-1/2 left-3 -translate-y-1/2 ${control}`}
        />
      )}
      {index < media.length - 1 && (
        <IconButton
          icon="chevronRight"
          label={t.next}
          onClick={() => show(index + 1)}
          className={`absolute top-1/2 right-3 -translate-y-1/2 ${control}`}
        />
      )}
      {(caption || credit) && (
        <p
          className={`pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center bg-gradient-to-t from-black/80 to-transparent px-4 pt-10 text-center text-sm ${isPanorama ? 'pb-14' : 'pb-4'}`}
        >
          {caption && <span className="font-medium">{caption}</span>}
          {credit && <span className="text-xs text-white/85">{t.credit({ credit })}</span>}
        </p>
      )}
    </dialog>
  );
}
