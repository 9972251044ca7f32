import type { PictureFacts } from './inspect-picture.ts';

/** Bytes of memory that decoding takes for a pixel at most, measured: AVIF is held whole, several times over. */
const BYTES_PER_PIXEL = { avif: 18, other: 6 };

/** Memory that a picture takes while it is decoded, in bytes. */
export const pictureCost = ({ type, width, height }: Pick<PictureFacts, 'type' | 'width' | 'height'>): number =>
  width * height * (type === 'image/avif' ? BYTES_PER_PIXEL.avif : BYTES_PER_PIXEL.other);
