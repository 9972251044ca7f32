import { z } from 'zod';
import { bilingual, uuid } from './ref.ts';

/** A pair of main and sub category: kind of a place, its symbol and its colour. */
export const category = z
  .object({
    id: uuid,
    iconId: uuid.describe('Icon of the category'),
    iconTitle: z.string().describe("Title of the icon; 'pin' is the fallback"),
    icon_title: z.string().optional().describe('The same, as older clients name it'),
    mainCategory: z.string().describe('English source name of the main category, e.g. Eating'),
    subCategory: z.string().describe('English source name of the sub category, e.g. Restaurant'),
    mainCategoryName: bilingual.describe('Main category as shown'),
    subCategoryName: bilingual.describe('Sub category as shown'),
    backgroundColorName: z.string().describe('CSS colour of the symbol'),
    colorName: z.string().describe('CSS colour of the glyph'),
    zOrder: z.int().describe('Drawing order on the map; default 10'),
  })
  .describe('Category');
export type Category = z.infer<typeof category>;

/** A glyph and the symbol template it is inserted into. */
export const icon = z
  .object({
    id: uuid,
    title: z.string().describe('Unique name, e.g. restaurant'),
    iconSvg: z.string().describe('Glyph: SVG path data on a 15×15 grid'),
    symbolSvg: z.string().describe('Symbol template name: circle, event, selected or icon'),
  })
  .describe('Icon');
export type Icon = z.infer<typeof icon>;
