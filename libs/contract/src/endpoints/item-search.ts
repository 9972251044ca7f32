import { isoDate } from '../ref.ts';
import { branchOrMain } from './params.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { itemFacets, itemFacetsQuery } from '../item-facets.ts';
import { itemSearchQuery, itemSearchResult } from '../item.ts';
import { z } from 'zod';

/** Deepest zoom with tiles of its own: the precision of the points. */
const DEEPEST_ZOOM = 16;

const tileParams = z.object({
  branchShortId: branchOrMain,
  z: z.coerce.number().int().min(0).max(DEEPEST_ZOOM).describe('Zoom of the tile'),
  x: z.coerce.number().int().min(0).describe('Column, from the west'),
  y: z.coerce.number().int().min(0).describe('Row, from the north'),
});
const tileQuery = z.strictObject({
  categories: z
    .string()
    .max(8000)
    .optional()
    .describe('Category ids, comma-separated: only their items, thinned among themselves'),
  tags: z
    .string()
    .max(8000)
    .optional()
    .describe('Tag ids, comma-separated, any of; several such groups apart by semicolons: any of each'),
  kindCategories: z
    .string()
    .max(8000)
    .optional()
    .describe('Category ids, comma-separated: of a search shortcut, matching any of these or of `kindTags`'),
  kindTags: z
    .string()
    .max(8000)
    .optional()
    .describe('Tag ids, comma-separated: of a search shortcut, matching any of these or of `kindCategories`'),
  eventsAt: isoDate
    .optional()
    .describe(
      'Instant: only items with events that are current at the beginning of its quarter of an hour and take place',
    ),
});

export const itemSearchEndpoints = {
  'GET /items/search/': endpoint({
    summary: 'Items that match words, categories, tags or a bounding box',
    notes:
      'Every word must match the start of a word in title, category, tag, address or search words, regardless of the spelling of umlauts. Places of a `list` are returned in its order; an unknown list, or one without places here, returns nothing.',
    tag: 'items',
    right: 'public',
    query: itemSearchQuery,
    responses: { 200: itemSearchResult },
    example: {
      query: {
        text: 'brot',
        branch: 1,
        categories: 'Bäckerei',
        tags: 'Bäckerei',
        kindCategories: 'Bäckerei',
        kindTags: 'Bäckerei',
        list: exampleId,
        eventsAt: '2026-03-02T08:15:00.000Z',
        bbox: '9.50,47.12,9.54,47.16',
        near: '9.52086,47.14103',
        limit: 50,
        offset: 0,
      },
    },
  }),
  'GET /items/facets/': endpoint({
    summary: 'Counts of search results for each option of a filter',
    notes:
      'Counts of all places that the same search finds, before and after a filter with three parts: categories, tags, services. The options of each part are counted among the places that match the other two.',
    tag: 'items',
    right: 'public',
    query: itemFacetsQuery,
    responses: { 200: itemFacets },
    example: {
      query: {
        text: 'brot',
        branch: 1,
        categories: 'Bäckerei',
        tags: 'Bäckerei',
        kindCategories: 'Bäckerei',
        kindTags: 'Bäckerei',
        list: exampleId,
        eventsAt: '2026-03-02T08:15:00.000Z',
        bbox: '9.50,47.12,9.54,47.16',
        filterCategories: 'Bäckerei',
        filterTags: 'Bäckerei',
        filterServices: 'Bäckerei',
        tagGroups: 'Bäckerei',
      },
    },
  }),
  'GET /items/tiles/{branchShortId}/{z}/{x}/{y}.mvt': endpoint({
    summary: 'Vector tile of the items of a large branch',
    notes:
      'Points of one tile, thinned at low zooms by sort order, after filtering. Places with current events are requested by an instant, rounded to a quarter of an hour, so that the URL changes when they may. 204 if there are none.',
    tag: 'items',
    right: 'public',
    params: tileParams,
    query: tileQuery,
    responses: {
      200: {
        description: 'Vector tile',
        content: {
          'application/vnd.mapbox-vector-tile': { schema: z.string().describe('Mapbox Vector Tile, layer items') },
        },
      },
      204: z.null().describe('No items in the tile'),
    },
    example: {
      params: { branchShortId: 1, z: 14, x: 8624, y: 5741 },
      query: {
        categories: 'Bäckerei',
        tags: 'Bäckerei',
        kindCategories: 'Bäckerei',
        kindTags: 'Bäckerei',
        eventsAt: '2026-03-02T08:15:00.000Z',
      },
    },
  }),
};
