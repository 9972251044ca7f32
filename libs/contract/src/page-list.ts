import { z } from 'zod';
import { isoDate, nanoId } from './ref.ts';

/** A sitemap holds at most this many addresses (sitemaps.org). */
export const PAGES_PER_PART = 50_000;

/** GET /pages/branchshortid/{branchShortId}: the places and streets whose own page is on the branch's host, for its sitemap. */
export const pageList = z.object({
  total: z.int().describe('Pages of all parts'),
  dateUpdated: isoDate.nullable().describe('Newest change of all parts; null without pages'),
  pages: z.array(z.object({
    kind: z.enum(['place', 'street']).describe('Which route shows it'),
    nanoId,
    title: z.string().describe('Title, for the slug'),
    dateUpdated: isoDate.nullable().describe('Last change; null where it is not known'),
  })).describe('Pages of one part'),
}).describe('Pages of a branch');
export type PageList = z.infer<typeof pageList>;

export const pageListQuery = z.strictObject({
  part: z.coerce.number().int().min(0).max(1000).default(0).describe(`Part, from 0; each holds at most ${PAGES_PER_PART} pages`),
});
