import { useState } from 'react';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import { galleryMessages } from '@umkreis/i18n/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useGuide } from '../../guide-context.tsx';
import { OutboundLink } from '../outbound-link.tsx';
import { isVideoFile, mediumName } from './medium-names.ts';

/** A video with its controls where the file can be played here, else its still picture and the way to its page. */
export function VideoSlide({ medium, placeTitle }: { medium: ItemMedium; placeTitle: string }) {
  const { boot } = useGuide();
  const t = useMessages(galleryMessages);
  const [hasFailed, setHasFailed] = useState(false);
  const name = mediumName(medium, placeTitle);
  const url = medium.videoUrl;
  const poster = medium.renditions.findLast(({ format }) => format === 'webp');
  if (url && isVideoFile(url) && !hasFailed) {
    // No captions are stored with a medium; what is to be seen is told by its text.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <video src={url} controls playsInline preload="none" poster={poster && `${boot.assetRoot}${poster.url}`} aria-label={name} onError={() => setHasFailed(true)} className="max-h-dvh max-w-full" />;
  }
  return (
    <>
      <Picture renditions={medium.renditions} assetRoot={boot.assetRoot} alt={name} sizes="100vw" color={medium.color} className="max-h-dvh w-auto max-w-full object-contain opacity-60" />
      <div className="absolute grid justify-items-center gap-3 text-center">
        {hasFailed && <p role="alert" className="rounded-control bg-black/70 px-3 py-1.5 text-sm">{t.videoFailed}</p>}
        {url && <OutboundLink href={url} className={buttonClass('primary', 'large')}><Icon name="play" size={20} />{t.openVideo}</OutboundLink>}
      </div>
    </>
  );
}
