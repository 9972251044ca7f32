import { branchParams } from './params.ts';
import { dashboardEventPage, dashboardEventQuery } from '../dashboard.ts';
import { endpoint } from './endpoint.ts';
import { event } from '../event.ts';
import { exampleId } from './example-values.ts';
import { z } from 'zod';

export const eventsEndpoints = {
  'GET /events/branchshortid/{branchShortId}': endpoint({
    summary: 'Events a branch shows',
    notes: 'Events that the branch shows and that have not ended long ago, whoever owns them.',
    tag: 'events',
    right: 'public',
    params: branchParams,
    responses: { 200: z.array(event) },
    example: { params: { branchShortId: 1 } },
  }),
  'GET /events/': endpoint({
    summary: 'Events of all branches that the main site shows',
    notes: 'Events of all active branches that have not ended long ago.',
    tag: 'events',
    right: 'public',
    responses: { 200: z.array(event) },
  }),
  'GET /events/dashboard/': endpoint({
    summary: "Events of the person's branches",
    notes: 'Searched, filtered and paged on the server. Editors see only their own branches.',
    tag: 'events',
    right: 'read',
    query: dashboardEventQuery,
    responses: { 200: dashboardEventPage },
    example: {
      query: {
        text: 'brot',
        branch: 1,
        item: exampleId,
        hidePastEvents: 'true',
        state: 'binned',
        page: 1,
        pageSize: 50,
      },
    },
  }),
};
