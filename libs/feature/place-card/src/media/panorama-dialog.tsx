import { useEffect, useRef } from 'react';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import PanoramaView from './panorama-view.tsx';

/** A panorama from a place's details, at full screen. */
export default function PanoramaDialog({ url, name, onClose }: { url: string; name: string; onClose(): void }) {
  const t = useMessages(galleryMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t.lookAround({ title: name })}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white open:animate-fade"
    >
      <PanoramaView url={url} name={name} />
      <IconButton
        icon="close"
        label={t.close}
        onClick={() => dialog.current?.close()}
        className="absolute top-3 right-3 !rounded-full bg-black/60 !text-white hover:!bg-black/85"
      />
    </dialog>
  );
}
