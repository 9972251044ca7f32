import { mediaLimits } from '../media-limits.ts';
import { z } from 'zod';

/** The file of a form that uploads a picture. */
export const pictureFile = z
  .string()
  .meta({ format: 'binary' })
  .describe('JPEG, PNG, WebP or AVIF, at most 20 MB and 80 megapixels, as AVIF 24');

/** A file and its fields, bytes. */
export const LARGEST_PICTURE_FORM = mediaLimits.fileBytes + 256 * 1024;
