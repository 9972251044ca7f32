import { z } from 'zod';
import { itemSearchQuery } from './item.ts';
import { uuid } from './ref.ts';

const ids = (text: string) => z.string().max(8000).optional().describe(text);

/** GET /items/facets/ */
export const itemFacetsQuery = itemSearchQuery
  .omit({ near: true, limit: true, offset: true })
  .extend({
    filterCategories: ids('Category ids, comma-separated, any of: the category part of the filter'),
    filterTags: ids(
      'Tag ids, comma-separated, any of; several such groups separated by semicolons, any of each: the tag part of the filter',
    ),
    filterServices: z
      .string()
      .max(100)
      .optional()
      .describe('takeout, delivery, comma-separated, any of: the service part of the filter'),
    tagGroups: z
      .string()
      .max(400)
      .optional()
      .describe('Numbers of tag groups, comma-separated: only their tags are counted; if omitted, those of all groups'),
  });
export type ItemFacetsQuery = z.infer<typeof itemFacetsQuery>;

const count = z.int().describe('Items');

export const itemFacets = z
  .object({
    total: z.int().describe('Items found by the search, before filtering'),
    matching: z.int().describe('Items that pass the whole filter'),
    without: z
      .object({
        categories: z.int().describe('Items that a filter without categories would leave'),
        tags: z.int().describe('Items that a filter without tags would leave'),
        services: z.int().describe('Items that a filter without services would leave'),
      })
      .describe('Items that match the other parts of the filter'),
    mainCategories: z
      .array(
        z.object({ mainCategory: z.string().describe('English name'), count }).describe('Count of a main category'),
      )
      .describe('Of the items that match the other parts, those with a category of the main category; most first'),
    categories: z
      .array(z.object({ categoryId: uuid.describe('Category'), count }).describe('Count of a category'))
      .describe('Of the same items those with the category; most first'),
    tags: z
      .array(z.object({ tagId: uuid.describe('Tag'), count }).describe('Count of a tag'))
      .describe('Of the items that match the other parts, those with the tag; most first'),
    services: z
      .array(
        z
          .object({
            service: z.string().describe('takeout or delivery'),
            count: z.int().describe('Items that offer it, of those that match the other parts'),
            isOffered: z.boolean().describe('Whether any item offers it, before filtering'),
          })
          .describe('Count of a service'),
      )
      .describe('Services'),
  })
  .describe('Counts of search results for each option of a filter');
export type ItemFacets = z.infer<typeof itemFacets>;
