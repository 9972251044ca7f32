import { branchOrMain, branchParams } from './params.ts';
import { endpoint } from './endpoint.ts';
import { firstPlaces } from '../item.ts';
import { exampleId } from './example-values.ts';
import {
  listedPlacePage,
  listedPlacesQuery,
  pageList,
  pageListQuery,
  pageOwner,
  pageOwnerParams,
} from '../page-list.ts';
import { z } from 'zod';

const params = z.object({ branchShortId: branchOrMain });

export const pagesEndpoints = {
  'GET /pages/places/{branchShortId}': endpoint({
    summary: 'Places of a curated list, a search shortcut or a tag, page by page',
    notes:
      'For pages without JavaScript of branches that are too large to be read whole; 0 is the main site. Named places that are neither closed for good nor a repetition, 100 a page, at most 20 pages; `total` counts all.',
    tag: 'branches',
    right: 'public',
    params: params,
    query: listedPlacesQuery,
    responses: { 200: listedPlacePage },
    example: { params: { branchShortId: 1 }, query: { of: 'shortcut', id: exampleId, page: 1 } },
  }),
  'GET /pages/first/{branchShortId}': endpoint({
    summary: 'The places that the list of a guide shows first',
    notes:
      'For the first page before the app has started; 0 is the main site. 404 if the guide has more than 20,000 places: then use the search.',
    tag: 'branches',
    right: 'public',
    params: params,
    responses: { 200: firstPlaces },
    example: { params: { branchShortId: 1 } },
  }),
  'GET /pages/branchshortid/{branchShortId}': endpoint({
    summary: 'Places and streets that have their page on the host of a branch',
    notes:
      'Pages in the sitemap of the branch, in parts of 50,000: its own items, without permanently closed places and duplicates.',
    tag: 'branches',
    right: 'public',
    params: branchParams,
    query: pageListQuery,
    responses: { 200: pageList },
    example: { params: { branchShortId: 1 }, query: { part: 0 } },
  }),
  'GET /pages/owners/{kind}/{nanoId}': endpoint({
    summary: 'Branch of a street or building',
    notes:
      'For addresses on the main site, which name no branch. 404 if there is none, or if several branches have one with this id.',
    tag: 'branches',
    right: 'public',
    params: pageOwnerParams,
    responses: { 200: pageOwner },
    example: { params: { kind: 'street', nanoId: 'Vq3xK9aB' } },
  }),
};
