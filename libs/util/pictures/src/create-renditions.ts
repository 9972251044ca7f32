import sharp from 'sharp';
import type { Rendition } from '@umkreis/contract/media.ts';
import { decoding, isPanorama, type PictureFacts } from './inspect-picture.ts';
import { PictureError } from './picture-error.ts';

// Leaves CPU capacity for requests, which run on the same machine.
sharp.concurrency(1);
sharp.cache(false);

type RenditionSize = Omit<Rendition, 'url'>;
export interface CreatedRendition extends RenditionSize {
  bytes: Buffer;
}

const WIDTHS = [320, 800, 1600];
const PANORAMA_WIDTH = 4096;
const LARGEST_SIDE = 4096;
/**
 * Timeout of one decoding with its renditions, s. The slowest, AVIF of 24 megapixels, takes a few seconds on
 * one CPU.
 */
const LONGEST_S = 60;

/** Decodes a picture with limits on pixels and time, in threads of libvips. */
const decode = (bytes: Buffer) => sharp(bytes, decoding).timeout({ seconds: LONGEST_S });

/** Widths of a picture's renditions; never larger than the picture. */
export function renditionWidths(picture: Pick<PictureFacts, 'width' | 'height'>): number[] {
  const widths = isPanorama(picture) && picture.width > WIDTHS.at(-1)! ? [...WIDTHS, PANORAMA_WIDTH] : WIDTHS;
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
  return [...new Set(widths.map((width) => Math.min(width, Math.round(picture.width * scale))))];
}

/**
 * The source of all renditions: upright, sRGB, at most 4096 px on the longer side, without EXIF, position or
 * other metadata.
 * @throws PictureError if the file is damaged, or decoding times out
 */
export async function createMaster(
  bytes: Buffer,
  { hasAlpha }: Pick<PictureFacts, 'hasAlpha'>,
): Promise<{ bytes: Buffer; type: string }> {
  const picture = decode(bytes)
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  try {
    return hasAlpha
      ? { bytes: await picture.webp({ quality: 95, effort: 2 }).toBuffer(), type: 'image/webp' }
      : { bytes: await picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(), type: 'image/jpeg' };
  } catch (error) {
    if (error instanceof Error && /timeout/i.test(error.message))
      throw new PictureError('broken', 'takes too long to decode');
    throw new PictureError(
      'broken',
      `is damaged (${error instanceof Error ? error.message.split('\n')[0] : 'unreadable'})`,
    );
  }
}

/** One size in one format. WebP takes 0.1 s for 800 px, AVIF five times as long. */
export async function createRendition(
  master: Buffer,
  width: number,
  format: Rendition['format'],
): Promise<CreatedRendition> {
  const resized = decode(master).resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'webp' ? resized.webp({ quality: 80, effort: 3 }) : resized.avif({ quality: 55, effort: 2 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, format, bytes: data };
}

/** The dominant colour, #rrggbb. */
export async function dominantColor(master: Buffer): Promise<string> {
  const small = await decode(master)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
