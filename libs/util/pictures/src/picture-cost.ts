import type { PictureFacts } from './inspect-picture.ts';

/** Maximum memory for decoding, bytes per pixel, measured: AVIF is kept in memory several times. */
const BYTES_PER_PIXEL = { avif: 18, other: 6 };

/** Memory for decoding a picture, bytes. */
export const pictureCost = ({ type, width, height }: Pick<PictureFacts, 'type' | 'width' | 'height'>): number =>
  width * height * (type === 'image/avif' ? BYTES_PER_PIXEL.avif : BYTES_PER_PIXEL.other);
