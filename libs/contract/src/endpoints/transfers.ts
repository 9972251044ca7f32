import { exportPage, importResult, importRows } from '../transfer.ts';
import { MOST_EXPORTED } from '../size-limits.ts';
import { dashboardItemQuery } from '../dashboard.ts';
import { dashboardQueryExample } from './dashboard-query-example.ts';
import { endpoint } from './endpoint.ts';
import { z } from 'zod';

const exportQuery = dashboardItemQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(MOST_EXPORTED).default(MOST_EXPORTED).describe('Entries of a page'),
});

export const transfersEndpoints = {
  'GET /items/dashboard/export/': endpoint({
    summary: "Items of the person's branches as they travel in files",
    notes: 'The same conditions as the list. Sent back as they are, the rows change nothing.',
    tag: 'dashboard',
    right: 'read',
    query: exportQuery,
    responses: { 200: exportPage },
    example: { query: dashboardQueryExample },
  }),
  'PUT /items/import/': endpoint({
    summary: 'Imports items from a file, or previews the result of each row',
    notes:
      'Each row is validated separately. With `isTrial` nothing is written and the result of each row is returned; otherwise all rows are written, or none if one is rejected. Omitted fields are unchanged. Each item gets a revision.',
    tag: 'dashboard',
    right: 'write',
    // MOST_IMPORTED rows of 300 values, with 100 kinds of details each.
    limits: { nodes: 60_000, keys: 100 },
    body: importRows,
    responses: { 200: importResult },
    example: { body: { branchShortId: 1, isTrial: true, rows: [{ 1: null }] } },
  }),
};
