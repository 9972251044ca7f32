import { Suspense, useId } from 'react';
import type { EventPicture as PictureOfEvent } from '@umkreis/contract/event.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { LazyPictureDialog } from './lazy-picture-dialog.ts';

interface Props {
  picture: PictureOfEvent;
  /** Title of the event */
  title: string;
}

/** The picture of an event with its author; a click opens it at full screen. */
export function EventPicture({ picture, title }: Props) {
  const { boot } = useGuide();
  const t = useMessages(cardMessages);
  const [isOpen, setIsOpen] = useOpened(`event picture ${useId()}`);
  const credit = [picture.credit, picture.licence].filter(Boolean).join(' · ');
  return (
    <figure className="py-1.5">
      <button
        type="button"
        aria-label={t.enlargePicture({ picture: picture.alt || title })}
        onClick={() => setIsOpen(true)}
        className="block w-full max-w-80 cursor-zoom-in overflow-hidden rounded-control"
      >
        <Picture
          renditions={picture.renditions}
          assetRoot={boot.assetRoot}
          alt={picture.alt}
          sizes="320px"
          color={picture.color}
          lazy
          className="aspect-[3/2] w-full object-cover"
        />
      </button>
      {credit && (
        <figcaption className="max-w-80 pt-1 text-xs break-words text-ink-soft">
          {t.pictureCredit({ credit })}
        </figcaption>
      )}
      {isOpen && (
        <Suspense>
          <LazyPictureDialog picture={picture} title={title} credit={credit} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </figure>
  );
}

/** The picture of an event next to its title, where a list is wide enough for it. */
export function EventThumb({ picture }: { picture: PictureOfEvent }) {
  const { boot } = useGuide();
  return (
    <span className="hidden shrink-0 @min-[340px]:block">
      <Picture
        renditions={picture.renditions}
        assetRoot={boot.assetRoot}
        alt=""
        sizes="64px"
        color={picture.color}
        lazy
        className="size-16 rounded-control object-cover"
      />
    </span>
  );
}
