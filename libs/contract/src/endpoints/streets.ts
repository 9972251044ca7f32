import { branchParams } from './params.ts';
import { building, street } from '../street.ts';
import { endpoint } from './endpoint.ts';
import { z } from 'zod';

export const streetsEndpoints = {
  'GET /streets/branchshortid/{branchShortId}': endpoint({
    summary: 'Streets of a branch',
    notes: 'Names, positions and lines; cached by the content of the branch.',
    tag: 'streets',
    right: 'public',
    params: branchParams,
    responses: { 200: z.array(street) },
    example: { params: { branchShortId: 1 } },
  }),
  'GET /buildings/branchshortid/{branchShortId}': endpoint({
    summary: 'Buildings of a branch',
    notes: 'Addresses and outlines; cached by the content of the branch.',
    tag: 'streets',
    right: 'public',
    params: branchParams,
    responses: { 200: z.array(building) },
    example: { params: { branchShortId: 1 } },
  }),
};
