import { Suspense } from 'react';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { mediumName } from './medium-names.ts';
import { VideoSlide } from './video-slide.tsx';

const PanoramaView = lazyPart(
  () => import('./panorama-view.tsx'),
  ({ default: Component }) => Component,
  { isFetchedAhead: false },
);

/** A medium at full screen. @param distance from the visible one; pictures load one ahead, panoramas only there */
export function MediumSlide({
  medium,
  placeTitle,
  distance,
}: {
  medium: ItemMedium;
  placeTitle: string;
  distance: number;
}) {
  const { boot } = useGuide();
  const t = useMessages(galleryMessages);
  return (
    <>
      {medium.kind === itemMediumKeys.video && (
        <VideoSlide medium={medium} placeTitle={placeTitle} isVisible={distance === 0} />
      )}
      {medium.kind === itemMediumKeys.panorama && distance === 0 && (
        <Suspense fallback={<p>{t.panoramaLoading}</p>}>
          <PanoramaView url={largestOf(medium, boot.assetRoot)} name={mediumName(medium, placeTitle)} />
        </Suspense>
      )}
      {medium.kind !== itemMediumKeys.video && medium.kind !== itemMediumKeys.panorama && distance < 2 && (
        <Picture
          renditions={medium.renditions}
          assetRoot={boot.assetRoot}
          alt={mediumName(medium, placeTitle)}
          sizes="100vw"
          color={medium.color}
          className="max-h-dvh w-auto max-w-full object-contain"
        />
      )}
    </>
  );
}

/** WebP: every browser with WebGL can decode it. */
const largestOf = (medium: ItemMedium, assetRoot: string) =>
  `${assetRoot}${medium.renditions.findLast(({ format }) => format === 'webp')?.url ?? ''}`;
