import type { PictureFocus, Rendition } from '@umkreis/contract/media.ts';
import { objectPosition } from './object-position.ts';

interface Props {
  renditions: readonly Rendition[];
  /** Root of the paths, '' for the same origin. */
  assetRoot: string;
  /** Description of the picture; '' if the adjacent text already contains it. */
  alt: string;
  /** Rendered width, as in the `sizes` attribute of an image. */
  sizes: string;
  /** Placeholder colour until the picture is loaded. */
  color?: string;
  /** Point that stays visible where the picture is cropped; omitted: the centre */
  focus?: PictureFocus | undefined;
  lazy?: boolean;
  className?: string;
}

/** A picture in the size and format that fit the screen. */
export function Picture({ renditions, assetRoot, alt, sizes, color, focus, lazy, className }: Props) {
  const webp = renditions.filter((one) => one.format === 'webp');
  const largest = webp.at(-1);
  if (!largest) return null;
  const srcSet = (format: Rendition['format']) =>
    renditions
      .filter((one) => one.format === format)
      .map((one) => `${assetRoot}${one.url} ${one.width}w`)
      .join(', ');
  const fallback = webp.find((one) => one.width >= 800) ?? largest;
  return (
    <picture className="contents">
      {/* The element of a source would be a box in a grid around the picture. */}
      {/* A browser takes the first format it knows, whatever its sizes: AVIF counts once every size is there. */}
      {srcSet('avif') && renditions.filter((one) => one.format === 'avif').length === webp.length && (
        <source type="image/avif" className="hidden" srcSet={srcSet('avif')} sizes={sizes} />
      )}
      <img
        src={`${assetRoot}${fallback.url}`}
        srcSet={srcSet('webp')}
        sizes={sizes}
        alt={alt}
        width={largest.width}
        height={largest.height}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
        className={className}
        style={{ ...(color && { backgroundColor: color }), ...objectPosition(focus) }}
      />
    </picture>
  );
}
