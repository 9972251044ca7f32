import { z } from 'zod';
import { deletedView, savedView, savedViewParams, savedViewWrite } from '../saved-view.ts';
import { endpoint } from './endpoint.ts';

const id = '0199c0de-0000-7000-8000-000000000056';

export const savedViewsEndpoints = {
  'GET /saved-views/': endpoint({
    summary: 'Saved views of the list of places',
    notes: 'Those of the caller, by name.',
    tag: 'dashboard',
    right: 'read',
    responses: { 200: z.array(savedView) },
  }),
  'PUT /saved-views/{id}': endpoint({
    summary: 'Saves a view of the list of places',
    notes: 'For the caller alone; creates or replaces it. 409: the caller has 50 others.',
    tag: 'dashboard',
    right: 'read',
    params: savedViewParams,
    body: savedViewWrite,
    responses: { 200: savedView },
    example: {
      params: { id },
      body: { name: 'Restaurants in Vaduz', query: 'categories=Eating&cities=Vaduz', columns: ['category', 'city'] },
    },
  }),
  'DELETE /saved-views/{id}': endpoint({
    summary: 'Deletes a saved view',
    notes: 'Of the caller.',
    tag: 'dashboard',
    right: 'read',
    params: savedViewParams,
    responses: { 200: deletedView },
    example: { params: { id } },
  }),
};
