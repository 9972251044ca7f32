import type { Boot } from '@umkreis/contract/boot.ts';
import type { PictureFocus } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { objectPosition } from '@umkreis/ui/object-position.ts';
import { Picture } from '@umkreis/ui/picture.tsx';

/** A place with a picture. */
export interface Slide {
  title: string;
  /** Path of the small picture; null: the place has only larger ones. */
  image: string | null;
  /** Point of the small picture that stays visible; omitted: the centre */
  imageFocus?: PictureFocus | undefined;
  nanoId: string;
}

/** Rendered widths of a picture: it covers the upper half of an upright screen, or the left half of a wide one. */
const sizes = '(orientation: portrait) max(100vw, 80vh), max(60vw, 130vh)';

/** A place's picture in its largest size; the small one of the lists while it loads or if there is none. */
export function SlidePicture({ boot, image, imageFocus, nanoId, title }: { boot: Boot } & Slide) {
  const { data: item, error } = useItem(boot, nanoId, boot.branch);
  const picture = item?.itemMedia?.find((medium) => medium.kind !== itemMediumKeys.logo);
  const caption = [title, picture?.credit, picture?.licence].filter(Boolean).join(' · ');
  const isWithout = Boolean(error) || (item !== undefined && !picture);
  return (
    <>
      {isWithout && image && (
        <img
          src={`${boot.assetRoot}${image}`}
          alt=""
          className="absolute inset-0 size-full object-cover"
          style={objectPosition(imageFocus)}
        />
      )}
      {picture && (
        <Picture
          renditions={picture.renditions}
          assetRoot={boot.assetRoot}
          alt=""
          sizes={sizes}
          color={picture.color}
          focus={picture.focus}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="sign-credit">{caption}</span>
    </>
  );
}
