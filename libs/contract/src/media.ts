import { z } from 'zod';
import { LONGEST_VIDEO_ADDRESS } from './media-limits.ts';
import { policyOrigin } from './policy-origin.ts';
import { branchShortId, isoDate, nanoId, plainText, uuid } from './ref.ts';

const itemMediumKey = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
  .describe(
    '1 picture, 2 panorama of 360° (twice as wide as high), 3 logo, 4 video: a still picture that leads to videoUrl',
  );

export const rendition = z
  .object({
    url: z.string().describe('Path below the asset root; its content never changes'),
    width: z.int().describe('Pixels'),
    height: z.int().describe('Pixels'),
    format: z.enum(['webp', 'avif']).describe('File format'),
  })
  .describe('One size of a picture');
export type Rendition = z.infer<typeof rendition>;

/** A point of a picture. */
export const pictureFocus = z
  .strictObject({
    x: z.number().min(0).max(1).describe('Share of the width from the left, 0–1; stored with three decimals'),
    y: z.number().min(0).max(1).describe('Share of the height from the top, 0–1; stored with three decimals'),
  })
  .describe('Point that stays visible when the picture is cropped');
export type PictureFocus = z.infer<typeof pictureFocus>;

export const itemMedium = z
  .object({
    id: uuid,
    kind: itemMediumKey,
    title: z.string().describe('Caption; may be empty'),
    alt: z.string().describe('What is to be seen, for those who cannot see it; may be empty'),
    credit: z.string().describe('Author or owner to be named; may be empty'),
    licence: z.string().describe('Licence, e.g. CC BY 4.0; may be empty'),
    videoUrl: z.string().nullable().describe('Where the video plays; kind 4 alone'),
    sortOrder: z.int().describe('Order within the item, smallest first'),
    width: z.int().describe('Pixels of the original, upright'),
    height: z.int().describe('Pixels of the original, upright'),
    color: z.string().describe('Dominant colour, #rrggbb, displayed while the picture loads'),
    focus: pictureFocus
      .optional()
      .describe('Point that stays visible when the picture is cropped; omitted: the centre'),
    renditions: z.array(rendition).describe('Sizes, narrowest first; AVIF follows some seconds after the upload'),
    dateUpdated: isoDate,
  })
  .describe('Medium of an item');
export type ItemMedium = z.infer<typeof itemMedium>;

export const mediumTexts = {
  title: plainText(200).describe('Caption'),
  alt: plainText(500).describe('What is to be seen, for those who cannot see it'),
  credit: plainText(200).describe('Author or owner to be named'),
  licence: plainText(100).describe('Licence, e.g. CC BY 4.0'),
};
const sortOrder = z.int().min(0).max(9999).describe('Order within the item, smallest first; default last');
const videoUrl = z
  .url({ protocol: /^https$/ })
  .max(LONGEST_VIDEO_ADDRESS)
  .refine((url) => policyOrigin(url) !== undefined, 'names no host')
  .describe('Where the video plays; required for kind 4, rejected for the others');

/** POST /items/media/: form fields in addition to `file`. Numbers are sent as mediumTexts. */
export const itemMediumCreate = z
  .strictObject({
    itemId: uuid.describe('Item'),
    kind: z.coerce.number().pipe(itemMediumKey).default(1).describe('1 picture, 2 panorama of 360°, 3 logo, 4 video'),
    title: mediumTexts.title.default(''),
    alt: mediumTexts.alt.default(''),
    credit: mediumTexts.credit.default(''),
    licence: mediumTexts.licence.default(''),
    videoUrl: videoUrl.optional(),
    sortOrder: z.coerce
      .number()
      .pipe(sortOrder)
      .optional()
      .describe('Order within the item, smallest first; default last'),
    replaces: uuid
      .optional()
      .describe(
        'Medium of the item that gets this file; its position, texts and kind are unchanged, its focus is the centre again, and the other fields are ignored',
      ),
  })
  .describe('New medium of an item');
export type ItemMediumCreate = z.infer<typeof itemMediumCreate>;

/** POST /items/media/reuse/ */
export const itemMediumReuse = z
  .strictObject({
    itemId: uuid.describe('Item that gets the picture'),
    mediumId: uuid.describe(
      "Medium of any item of the person's branches; its file is reused, its texts and focus are copied",
    ),
    replaces: uuid.optional().describe('Medium of the item that gets the file instead; its place, texts and kind stay'),
  })
  .describe('Picture of another item');
export type ItemMediumReuse = z.infer<typeof itemMediumReuse>;

/** PUT /items/media/{id}: writes only the given fields. */
export const itemMediumUpdate = z
  .strictObject({
    id: uuid.optional().describe('As in the path'),
    kind: itemMediumKey.optional(),
    title: mediumTexts.title.optional(),
    alt: mediumTexts.alt.optional(),
    credit: mediumTexts.credit.optional(),
    licence: mediumTexts.licence.optional(),
    videoUrl: videoUrl.nullish().describe('Where the video plays; required for kind 4, rejected for the others'),
    focus: pictureFocus.nullish().describe('Point that stays visible when the picture is cropped; null: the centre'),
    sortOrder: sortOrder.optional(),
    dateUpdated: isoDate.optional().describe('The state the editor saw; a newer one responds 409'),
  })
  .describe('Fields of a medium');
export type ItemMediumUpdate = z.infer<typeof itemMediumUpdate>;

/** A medium with its item, as listed in the dashboard. */
export const dashboardMedium = itemMedium
  .extend({
    itemId: uuid.describe('Item'),
    itemNanoId: nanoId.describe('Public id of the item'),
    itemTitle: z.string().describe('Title of the item'),
    branchShortId: branchShortId.describe('Owner of the item'),
    bytes: z.int().describe('Size of the file as uploaded'),
  })
  .describe('Medium and its item');
export type DashboardMedium = z.infer<typeof dashboardMedium>;

/** GET /items/media/ */
export const dashboardMediaQuery = z.strictObject({
  itemId: uuid.optional().describe('Only media of this item'),
  text: z.string().max(200).optional().describe('Words in the title of the item, the caption or the credit'),
  branch: z.coerce.number().pipe(branchShortId).optional().describe('Only what this branch shows'),
  kind: z.coerce
    .number()
    .pipe(itemMediumKey)
    .optional()
    .describe('Only of this kind: 1 picture, 2 panorama, 3 logo, 4 video'),
  use: z
    .enum(['unused'])
    .optional()
    .describe(
      'unused: only those that visitors no longer see, as their item is permanently closed, in the trash or a duplicate',
    ),
  page: z.coerce.number().int().min(1).max(100_000).default(1).describe('Page, from 1'),
  pageSize: z.coerce.number().int().min(1).max(100).default(24).describe('Entries of a page'),
});
export type DashboardMediaQuery = z.infer<typeof dashboardMediaQuery>;
export const dashboardMediaPage = z.object({
  media: z.array(dashboardMedium).describe('Media, newest first; of one item in their order'),
  total: z.int().describe('Media that match'),
  page: z.int().describe('Page'),
  pageCount: z.int().describe('Pages'),
});
export type DashboardMediaPage = z.infer<typeof dashboardMediaPage>;
