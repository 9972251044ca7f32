import { useEffect, useRef, useState } from 'react';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { videoProvider } from '@umkreis/places/details/video.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

interface Props {
  medium: ItemMedium;
  url: string;
  name: string;
  isVisible: boolean;
  onFail(): void;
}

/**
 * A video file with the browser's controls. Nothing is loaded before the visitor starts it; until then the name of
 * the
 * server is shown.
 */
export function VideoPlayer({ medium, url, name, isVisible, onFail }: Props) {
  const { boot } = useGuide();
  const t = useMessages(galleryMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const poster = medium.renditions.findLast(({ format }) => format === 'webp');
  const ownOrigins = [location.origin, ...(URL.canParse(boot.assetRoot) ? [new URL(boot.assetRoot).origin] : [])];
  useEffect(() => {
    if (!isVisible) video.current?.pause();
  }, [isVisible]);

  return (
    <figure className="grid max-w-full justify-items-center gap-3 px-0 sm:px-4">
      <span className="relative grid place-items-center">
        {/* No captions are stored with a medium; what is to be seen is told by its text. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          src={url}
          controls={hasStarted}
          playsInline
          preload="none"
          poster={poster && `${boot.assetRoot}${poster.url}`}
          width={medium.width}
          height={medium.height}
          aria-label={name}
          onPlay={() => setHasStarted(true)}
          onError={onFail}
          className="h-auto max-h-[calc(100dvh-12rem)] max-w-full rounded-control bg-black object-contain"
        />
        {!hasStarted && (
          <button
            type="button"
            aria-label={t.playNow({ title: name })}
            onClick={() => {
              setHasStarted(true);
              void video.current?.play().catch(() => undefined);
            }}
            className="absolute inset-0 grid place-items-center rounded-control"
          >
            <span className="grid size-20 place-items-center rounded-full bg-accent text-on-accent shadow-float">
              <Icon name="play" size={34} />
            </span>
          </button>
        )}
      </span>
      {!hasStarted && !ownOrigins.includes(new URL(url).origin) && (
        <figcaption className="max-w-prose px-4 text-center text-sm text-white/90">
          {t.videoFrom({ provider: videoProvider(url) })}
        </figcaption>
      )}
    </figure>
  );
}
