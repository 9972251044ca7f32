import { useState } from 'react';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { isVideoFile, videoProvider } from '@umkreis/places/details/video.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { mediumName } from './medium-names.ts';
import { VideoPlayer } from './video-player.tsx';

interface Props {
  medium: ItemMedium;
  placeTitle: string;
  /** false: another medium is in view */
  isVisible: boolean;
}

/** A video: played in place if its file can be, otherwise its still picture with a link to its page. */
export function VideoSlide({ medium, placeTitle, isVisible }: Props) {
  const { boot } = useGuide();
  const t = useMessages(galleryMessages);
  const [hasFailed, setHasFailed] = useState(false);
  const name = mediumName(medium, placeTitle);
  const url = medium.videoUrl;
  if (url && isVideoFile(url) && !hasFailed)
    return (
      <VideoPlayer medium={medium} url={url} name={name} isVisible={isVisible} onFail={() => setHasFailed(true)} />
    );
  return (
    <div className="absolute inset-0 grid place-items-center">
      <Picture
        renditions={medium.renditions}
        assetRoot={boot.assetRoot}
        alt={name}
        sizes="100vw"
        color={medium.color}
        className="max-h-dvh w-auto max-w-full object-contain opacity-60"
      />
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 px-4 text-center">
        {hasFailed && (
          <p role="alert" className="rounded-control bg-black/70 px-3 py-1.5 text-sm">
            {t.videoFailed}
          </p>
        )}
        {url && (
          <OutboundLink href={url} className={buttonClass('primary', 'large')}>
            <Icon name="play" size={20} />
            {t.watchAt({ provider: videoProvider(url) })}
          </OutboundLink>
        )}
      </div>
    </div>
  );
}
