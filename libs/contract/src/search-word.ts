import { z } from 'zod';
import { uuid } from './ref.ts';

/** Local names for a kind of place: Beck, Badi, Kehricht. */
export const searchWord = z
  .object({
    id: uuid,
    name: z.string().describe('English source name, unique, e.g. Swimming pool'),
    categoryIds: z.array(uuid).describe('Kinds of place that the words match'),
    translations: z
      .array(
        z
          .object({
            language: z.string().describe('BCP 47 language of the words'),
            words: z.array(z.string()).describe('Words and phrases of up to three words'),
          })
          .describe('Words of a language'),
      )
      .describe('Words by language; those of every language are found'),
  })
  .describe('Words for kinds of place');
export type SearchWord = z.infer<typeof searchWord>;
