import { useEffect, useRef } from 'react';
import type { EventPicture } from '@umkreis/contract/event.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';

export interface PictureDialogProps {
  picture: EventPicture;
  /** Title of the event */
  title: string;
  /** Author and licence; empty: unknown */
  credit: string;
  onClose(): void;
}

/** The picture of an event at full screen, with its description, author and licence. */
export default function PictureDialog({ picture, title, credit, onClose }: PictureDialogProps) {
  const { boot } = useGuide();
  const t = useMessages(cardMessages);
  const contentLanguage = useContentLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t.pictureOf({ title })}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white open:animate-fade"
    >
      <div className="grid size-full place-items-center overflow-hidden">
        <Picture
          renditions={picture.renditions}
          assetRoot={boot.assetRoot}
          alt={picture.alt || title}
          sizes="100vw"
          color={picture.color}
          className="max-h-dvh w-auto max-w-full object-contain"
        />
      </div>
      <IconButton
        icon="close"
        label={t.closePicture}
        onClick={() => dialog.current?.close()}
        className="absolute top-3 right-3 !rounded-full bg-black/60 !text-white hover:!bg-black/85"
      />
      {(picture.alt || credit) && (
        <p className="pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center bg-gradient-to-t from-black/80 to-transparent px-4 pt-10 pb-4 text-center text-sm">
          {picture.alt && (
            <span lang={contentLanguage} className="font-medium">
              {picture.alt}
            </span>
          )}
          {credit && <span className="text-xs text-white/85">{t.pictureCredit({ credit })}</span>}
        </p>
      )}
    </dialog>
  );
}
