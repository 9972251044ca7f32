import { z } from 'zod';
import { bilingual, uuid } from './ref.ts';

export const tag = z
  .object({
    id: uuid,
    tagKey: z.string().describe('Key, e.g. cuisine'),
    tagValue: z.string().describe('Value, e.g. pizza'),
    tagGroup: z.int().nullable().describe('Group; decides whether key or value is displayed. null displays n/a'),
    tagKeyName: bilingual.describe('Key as shown'),
    tagValueName: bilingual.describe('Value as shown'),
    iconId: uuid.nullable().describe('Icon, if the tag has one'),
    colorName: z.string().describe('Theme colour of the text; default accentPink'),
    backgroundColorName: z.string().describe('Theme colour behind the text'),
    showInSubtitle: z.boolean().describe('Shown in the line under the title'),
    isHidden: z.boolean().describe('Hidden from visitors'),
    subtitleSortOrder: z.int().describe('Order within the subtitle'),
  })
  .describe('Tag');
export type Tag = z.infer<typeof tag>;
