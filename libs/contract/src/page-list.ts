import { z } from 'zod';
import { branchShortId, isoDate, nanoId, uuid } from './ref.ts';

/** Maximum addresses of a sitemap (sitemaps.org). */
export const PAGES_PER_PART = 50_000;

/**
 * GET /pages/branchshortid/{branchShortId}: places and streets with a page on the branch's host, for its sitemap.
 */
export const pageList = z
  .object({
    total: z.int().describe('Pages of all parts'),
    dateUpdated: isoDate.nullable().describe('Newest change of all parts; null without pages'),
    pages: z
      .array(
        z.object({
          kind: z.enum(['place', 'street']).describe('Which route shows it'),
          nanoId,
          title: z.string().describe('Title, for the slug'),
          dateUpdated: isoDate.nullable().describe('Last change; null where it is not known'),
        }),
      )
      .describe('Pages of one part'),
  })
  .describe('Pages of a branch');
export type PageList = z.infer<typeof pageList>;

export const pageListQuery = z.strictObject({
  part: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(0)
    .describe(`Part, from 0; each contains at most ${PAGES_PER_PART} pages`),
});

/** Places of one page of a list. */
export const LISTED_PER_PAGE = 100;
/** Maximum pages of a list; further places are on the map, and all are in the sitemap. */
export const LISTED_PAGES = 20;

/** GET /pages/places/{branchShortId}: places of a curated list, a search shortcut or a tag, by page. */
export const listedPlacesQuery = z.strictObject({
  of: z.enum(['shortcut', 'tag', 'list']).describe('What lists the places'),
  id: z.union([uuid, nanoId]).describe('Id of the search shortcut or the tag, public id of the curated list'),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(LISTED_PAGES)
    .default(1)
    .describe(`Page, from 1; each contains ${LISTED_PER_PAGE} places`),
});
const listedPlace = z
  .object({
    nanoId,
    title: z.string().describe('Title; of a place without a name what it is'),
    address: z.string().optional().describe('Street and number, postcode and city, in one line'),
    image: z.string().optional().describe('Path of a small main picture, below the asset root'),
  })
  .describe('Place of a list');
/** A place in a list on a page */
export type PlaceOnPage = z.infer<typeof listedPlace>;
export const listedPlacePage = z
  .object({
    total: z.int().describe('Places of all pages, and of what comes after them'),
    places: z
      .array(listedPlace)
      .describe('Places of the page: those of a curated list in its order, others by importance'),
  })
  .describe('Page of listed places');
export type ListedPlacePage = z.infer<typeof listedPlacePage>;

/** GET /pages/owners/{kind}/{nanoId}: the branch of a street or building, for addresses that name no branch. */
export const pageOwnerParams = z.object({
  kind: z.enum(['street', 'building']).describe('What the public id names'),
  nanoId,
});
export const pageOwner = z.object({ branchShortId: branchShortId.describe('Owner') }).describe('Owner of a page');
export type PageOwner = z.infer<typeof pageOwner>;
