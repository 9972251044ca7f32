import { byId } from './params.ts';
import {
  dashboardCities as dashboardCitiesSchema,
  dashboardCitiesQuery,
  dashboardItemPage,
  dashboardItemQuery,
} from '../dashboard.ts';
import { editedItem, itemSurroundings } from '../item-write.ts';
import { dashboardQueryExample } from './dashboard-query-example.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';

export const dashboardItemsEndpoints = {
  'GET /items/dashboard/': endpoint({
    summary: "Items of the person's branches",
    notes: 'Searched, filtered, sorted and paged on the server. Editors see only their own branches.',
    tag: 'dashboard',
    right: 'read',
    query: dashboardItemQuery,
    responses: { 200: dashboardItemPage },
    example: { query: dashboardQueryExample },
  }),
  'GET /items/dashboard/cities/': endpoint({
    summary: "Cities of the items of the person's branches",
    notes: 'What the filter by city offers, with the number of items.',
    tag: 'dashboard',
    right: 'read',
    query: dashboardCitiesQuery,
    responses: { 200: dashboardCitiesSchema },
    example: { query: { branch: 1 } },
  }),
  'GET /items/dashboard/{id}': endpoint({
    summary: 'An item as an editor sees it',
    notes: 'What visitors see, with the newest review.',
    tag: 'dashboard',
    right: 'read',
    params: byId,
    responses: { 200: editedItem },
    example: { params: { id: exampleId } },
  }),
  'GET /items/dashboard/{id}/surroundings/': endpoint({
    summary: 'Geometry of the items around an item',
    notes:
      'What an editor draws next to: geometry of its parents, such as its hall, and of items of the same branch within a kilometre, nearest first, up to 400 geometries or 1 MB.',
    tag: 'dashboard',
    right: 'read',
    params: byId,
    responses: { 200: itemSurroundings },
    example: { params: { id: exampleId } },
  }),
};
