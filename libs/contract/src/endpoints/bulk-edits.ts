import { bulkEdit as bulkEditSchema, bulkResult, bulkUndo, dashboardItemIds as idsSchema } from '../bulk.ts';
import { dashboardItemQuery } from '../dashboard.ts';
import { dashboardQueryExample } from './dashboard-query-example.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';

export const bulkEditsEndpoints = {
  'GET /items/dashboard/ids/': endpoint({
    summary: "Ids of the items of the person's branches that match",
    notes: 'The same conditions as the list; what a change to all matches takes.',
    tag: 'dashboard',
    right: 'read',
    query: dashboardItemQuery,
    responses: { 200: idsSchema },
    example: { query: dashboardQueryExample },
  }),
  'PUT /items/bulk/': endpoint({
    summary: 'Changes several items',
    notes:
      'Applies all changes to all items in one transaction, or none. Each item gets a revision; send the response to the undo endpoint to revert it.',
    tag: 'dashboard',
    right: 'write',
    // MOST_IN_BULK IDs with some tags and categories.
    limits: { nodes: 2000 },
    body: bulkEditSchema,
    responses: { 200: bulkResult },
    example: {
      body: {
        itemIds: [exampleId],
        addTagIds: [exampleId],
        removeTagIds: [exampleId],
        addCategoryIds: [exampleId],
        removeCategoryIds: [exampleId],
        isReviewed: false,
        dateReviewDue: '2026-03-02T08:15:00.000Z',
        datePermanentlyClosed: null,
        isBinned: true,
      },
    },
  }),
  'PUT /items/bulk/undo/': endpoint({
    summary: 'Takes changes to several items back',
    notes:
      'All of them or none: if somebody changed an item since, it is named and nothing is written. Recorded as a new revision.',
    tag: 'dashboard',
    right: 'write',
    // MOST_IN_BULK IDs with their revisions.
    limits: { nodes: 4000 },
    body: bulkUndo,
    responses: { 200: bulkResult },
    example: { body: { items: [{ id: exampleId, revision: 3 }] } },
  }),
};
