import type { Boot } from '@umkreis/contract/boot.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { Picture } from '@umkreis/ui/picture.tsx';

/**
 * Rendered widths of a picture: in portrait mode it covers the upper part only, so that it is cropped and
 * enlarged no more than the largest rendition allows.
 */
const sizes = '(orientation: portrait) 96vh, max(100vw, 160vh)';

/** A place's picture in its largest size; the small one of the lists while it loads or if there is none. */
export function SlidePicture({ boot, image, nanoId }: { boot: Boot; image: string; nanoId?: string }) {
  const { data: item, error } = useItem(boot, nanoId, boot.branch);
  const picture = item?.itemMedia?.find((medium) => medium.kind !== itemMediumKeys.logo);
  const credit = picture && [picture.credit, picture.licence].filter(Boolean).join(' · ');
  const isWithout = Boolean(error) || !nanoId || (item !== undefined && !picture);
  return (
    <>
      {isWithout && (
        <img src={`${boot.assetRoot}${image}`} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      {picture && (
        <Picture
          renditions={picture.renditions}
          assetRoot={boot.assetRoot}
          alt=""
          sizes={sizes}
          color={picture.color}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {credit && (
        <span className="absolute right-6 bottom-6 z-10 rounded-full bg-black/45 px-3 py-1 text-xs text-white">
          {credit}
        </span>
      )}
    </>
  );
}
