import { basemapDocument, item, itemSuggestions } from '../item.ts';
import { branchParams } from './params.ts';
import { branchShortId, nanoId } from '../ref.ts';
import { endpoint } from './endpoint.ts';
import { z } from 'zod';

/** Each item needs a dozen small queries. */
const ITEMS_AT_ONCE = 40;

export const itemsEndpoints = {
  'GET /items/basemap/': endpoint({
    summary: 'Items of all branches',
    notes: 'The same document as the snapshot of the main site, with ETag.',
    tag: 'items',
    right: 'public',
    responses: { 200: basemapDocument },
  }),
  'GET /items/basemap/branchshortid/{branchShortId}': endpoint({
    summary: 'Items of a branch',
    notes:
      "Identical to the branch's current snapshot, with ETag. `tiled`: the branch is too large to list; use tiles and search instead.",
    tag: 'items',
    right: 'public',
    params: branchParams,
    responses: { 200: basemapDocument },
    example: { params: { branchShortId: 1 } },
  }),
  'GET /items/nanoid/{nanoId}': endpoint({
    summary: 'Everything of one item',
    notes: 'Everything the detail card shows. With `branch` only when that branch shows the item.',
    tag: 'items',
    right: 'public',
    params: z.object({ nanoId }),
    query: z.object({
      branch: z.coerce
        .number()
        .pipe(branchShortId)
        .optional()
        .describe('Only if this branch shows it, or an event at it'),
    }),
    responses: { 200: item },
    example: { params: { nanoId: 'Vq3xK9aB' }, query: { branch: 1 } },
  }),
  'GET /items/branchshortid/{branchShortId}': endpoint({
    summary: 'Everything of the items of a branch, a few at a time',
    notes: 'Same format as the read of each item by nano ID, for clients that store a guide for offline use.',
    tag: 'items',
    right: 'public',
    params: branchParams,
    query: z.object({
      afterNanoId: nanoId.optional().describe('The last one that was read; without it from the first'),
    }),
    responses: {
      200: z.object({
        items: z.array(item).describe(`At most ${ITEMS_AT_ONCE}, by nano id`),
        nextAfter: nanoId.nullable().describe('To go on after; null: these were the last'),
      }),
    },
    example: { params: { branchShortId: 1 }, query: { afterNanoId: 'Vq3xK9aB' } },
  }),
  'GET /items/suggestions/': endpoint({
    summary: 'What a region has to offer, for pages that no editor has filled',
    notes:
      'Selected automatically: by kind, places with a picture and the best known ones first. At most 24 landmarks and walks and 80 places with hours; empty lists if there are none.',
    tag: 'items',
    right: 'public',
    query: z.object({
      branch: z.coerce
        .number()
        .pipe(branchShortId)
        .optional()
        .describe('Only what this branch includes; if omitted, what the main site includes'),
    }),
    responses: { 200: itemSuggestions },
    example: { query: { branch: 1 } },
  }),
};
