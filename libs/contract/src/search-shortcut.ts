import { z } from 'zod';
import { pictureFocus } from './media.ts';
import { bilingual, branchShortId, nanoId, uuid } from './ref.ts';

export const searchShortcut = z
  .object({
    id: uuid,
    nanoId,
    branchShortId: branchShortId.nullable().describe('Branch; null means global'),
    title: bilingual.describe('Label'),
    slug: z.string().describe('Name in URLs'),
  })
  .describe('Search shortcut');
export type SearchShortcut = z.infer<typeof searchShortcut>;

export const featured = z
  .object({
    featuredId: uuid,
    itemId: uuid,
    branchShortId: branchShortId.describe("Item's owner"),
    nanoId,
    title: z.string().describe('Title of the item'),
    categoryId: uuid.nullable().describe('Its first category'),
    city: z.string().describe('City of its address; may be empty'),
    shortDescription: z.string().nullable().describe('Its short description'),
    image: z.string().nullish().describe('Path of its main picture, about 800 px wide, below the asset root'),
    imageFocus: pictureFocus
      .optional()
      .describe('Point of that picture that stays visible when it is cropped; omitted: the centre'),
    isDemo: z.boolean().describe('The item is invented'),
    dateFeatured: z.string().describe('ISO date'),
  })
  .describe('Featured item');
export type Featured = z.infer<typeof featured>;

export const list = z
  .object({
    id: uuid,
    nanoId,
    branchShortId: branchShortId.nullable().describe('Branch; null means global'),
    title: bilingual.describe('Title'),
    description: bilingual.describe('Introduction'),
    itemIds: z.array(uuid).describe('Items, in order'),
  })
  .describe('Curated list');
export type List = z.infer<typeof list>;
