import sharp from 'sharp';
import { mediaLimits } from '@umkreis/contract/media-limits.ts';
import { PictureError } from './picture-error.ts';

export interface PictureFacts {
  type: string;
  width: number;
  height: number;
  hasAlpha: boolean;
}

const types: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', heif: 'image/avif' };
const signatures: [type: string, offset: number, bytes: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['heif', 4, 'ftypavif'],
  ['heif', 4, 'ftypavis'],
];

/** Options of every decoding: damaged and huge pictures are rejected. */
export const decoding = { limitInputPixels: mediaLimits.pixels, failOn: 'error' } as const;

/**
 * Type and upright dimensions of a file, determined by its content.
 * @throws PictureError if it is not a JPEG, PNG, WebP or AVIF, damaged, above 80 megapixels (AVIF 24) or below
 *   16 px
 */
export async function inspectPicture(bytes: Buffer): Promise<PictureFacts> {
  const head = bytes.subarray(0, 16).toString('latin1');
  const format = signatures.find(([, offset, sign]) => head.startsWith(sign, offset))?.[0];
  if (!format)
    throw new PictureError(
      'type',
      isHeic(head) ? 'HEIC is not supported: save the picture as JPEG' : 'is no JPEG, PNG, WebP or AVIF picture',
    );
  const about = await sharp(bytes, { ...decoding, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!about || about.format !== format || !about.width || !about.height)
    throw new PictureError('broken', 'is damaged');
  const [most, what] = format === 'heif' ? [mediaLimits.avifPixels, ' as AVIF'] : [mediaLimits.pixels, ''];
  if (about.width * about.height > most)
    throw new PictureError('pixels', `has more than ${most / 1e6} megapixels, the maximum${what}`);
  if (Math.min(about.width, about.height) < mediaLimits.smallestSide)
    throw new PictureError('small', `is smaller than ${mediaLimits.smallestSide} pixels`);
  // EXIF orientations from 5 on swap width and height.
  const isTurned = (about.orientation ?? 1) >= 5;
  return {
    type: types[format]!,
    width: isTurned ? about.height : about.width,
    height: isTurned ? about.width : about.height,
    hasAlpha: about.hasAlpha ?? false,
  };
}

const isHeic = (head: string) => /^ftyp(heic|heix|mif1|hevc)/.test(head.slice(4));

/** Whether a picture is a panorama: twice as wide as high, within 1 %. */
export const isPanorama = ({ width, height }: { width: number; height: number }) =>
  Math.abs(width / height - 2) <= 0.02;
