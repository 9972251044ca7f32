import { z } from 'zod';
import { category, icon } from './category.ts';
import { searchWord } from './search-word.ts';
import { tag } from './tag.ts';

/** Reference data of a snapshot: names, colours and glyphs used by its places. */
export const referenceDocument = z
  .object({
    version: z.string().describe('Changes with the other fields of the document'),
    categories: z
      .array(category)
      .describe('Categories that places of the branch have, and the one of places without any'),
    tags: z.array(tag).describe('Tags that places and events of the branch have, and those that its shortcuts list'),
    words: z
      .array(searchWord)
      .optional()
      .describe('Search words for kinds of place in the branch; missing in documents of older releases'),
    icons: z
      .array(icon)
      .describe('Glyphs of these, of the details that places of the branch have, of its shortcuts, and of menus'),
  })
  .describe('Reference data of a snapshot');
export type ReferenceDocument = z.infer<typeof referenceDocument>;
