import { z } from 'zod';
import { bilingual, uuid } from './ref.ts';

export const detailKeyType = z.enum(['number', 'text', 'email', 'phone', 'hours', 'markdown', 'url', 'date']);
export type DetailKeyType = z.infer<typeof detailKeyType>;
export const detailUnit = z.enum(['m', 'hm', 'km', 'ft', 'h']).describe('Unit of a value; default m');
export type DetailUnit = z.infer<typeof detailUnit>;

export const itemDetailKey = z
  .object({
    id: uuid,
    keyName: z.string().describe('Name in code, e.g. hours'),
    keyTitle: bilingual.describe('Label as shown'),
    iconId: uuid.describe('Icon next to the value'),
    iconTitle: z.string().describe('Title of that icon'),
    colorName: z.string().describe('Theme colour of the icon'),
    type: detailKeyType.describe('How the value is edited, checked and shown'),
    needsUnit: z.boolean().describe('A unit must be given'),
    isHidden: z.boolean().describe('Hidden in the editor'),
  })
  .describe('Item detail key');
export type ItemDetailKey = z.infer<typeof itemDetailKey>;
