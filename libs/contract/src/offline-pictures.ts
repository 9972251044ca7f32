import { z } from 'zod';

/** Maximum pictures of a guide that a device saves. */
export const MOST_OFFLINE_PICTURES = 5000;

/** GET /items/pictures/{branchShortId}: the pictures of a guide in one size, to be saved on a device. */
export const offlinePictures = z
  .object({
    bytes: z.int().describe('Size of all files, bytes'),
    pictures: z
      .array(
        z.object({
          url: z.string().describe('Path below the asset root; its content never changes'),
          bytes: z.int().describe('Size of the file, bytes'),
        }),
      )
      .describe('One WebP of each picture, wide enough for a phone'),
  })
  .describe('Pictures of a guide');
export type OfflinePictures = z.infer<typeof offlinePictures>;
