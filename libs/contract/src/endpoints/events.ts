import { branchOrMain, branchParams } from './params.ts';
import { dashboardEventPage, dashboardEventQuery } from '../dashboard.ts';
import { endpoint } from './endpoint.ts';
import { event } from '../event.ts';
import { exampleId } from './example-values.ts';
import { listedEvents, listedEventsQuery } from '../listed-events.ts';
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
  'GET /events/listed/{branchShortId}': endpoint({
    summary: 'Coming events at the places of a search shortcut, tag, category or curated list, or at one place',
    notes:
      'What the branch shows of them and has not ended, also at places that an event is linked to; 0 is the main site. `total` counts all.',
    tag: 'events',
    right: 'public',
    params: z.object({ branchShortId: branchOrMain }),
    query: listedEventsQuery,
    responses: { 200: listedEvents },
    example: {
      params: { branchShortId: 1 },
      query: { of: 'tag', id: exampleId, from: '2026-03-02', to: '2026-03-08', limit: 20 },
    },
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
