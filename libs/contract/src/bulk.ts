import { z } from 'zod';
import { MOST_IN_BULK } from './size-limits.ts';
import { isoDate, uuid } from './ref.ts';

const ids = (what: string) => z.array(uuid).max(100).default([]).describe(what);

/** PUT /items/bulk/. Applies all changes to every item, or none. */
export const bulkEdit = z
  .strictObject({
    itemIds: z.array(uuid).min(1).max(MOST_IN_BULK).describe('Items'),
    addTagIds: ids('Tags to add'),
    removeTagIds: ids('Tags to take away'),
    addCategoryIds: ids('Categories to add, after those that are there'),
    removeCategoryIds: ids('Categories to take away'),
    isReviewed: z.boolean().default(false).describe('true: completes the open review, and a next one follows'),
    dateReviewDue: isoDate.optional().describe('When the review is due; with `isReviewed` the one that follows'),
    datePermanentlyClosed: z.iso.date().nullable().optional().describe('Closed for good from this day on; null: open'),
    isBinned: z.boolean().optional().describe('true: move to the trash; false: restore from it'),
  })
  .describe('Changes to several items');
export type BulkEdit = z.infer<typeof bulkEdit>;
/** As sent: omitted fields are unchanged. */
export type BulkChange = Omit<z.input<typeof bulkEdit>, 'itemIds'>;

const bulkWritten = z.object({
  id: uuid.describe('Item'),
  revision: z.int().describe('Number of the revision that the change made'),
});
export const bulkResult = z
  .object({
    changed: z.array(bulkWritten).describe('Items that were changed'),
    unchanged: z.int().describe('Items that were so already'),
  })
  .describe('What a change to several items did');
export type BulkResult = z.infer<typeof bulkResult>;

/** PUT /items/bulk/undo/ */
export const bulkUndo = z
  .strictObject({
    items: z.array(bulkWritten.strict()).min(1).max(MOST_IN_BULK).describe('What to undo, as it was answered'),
  })
  .describe('Revisions to undo');

/** GET /items/dashboard/ids/ */
export const dashboardItemIds = z
  .object({
    ids: z.array(uuid).describe('Ids in the order of the list, 50,000 at most'),
    total: z.int().describe('Items that match'),
  })
  .describe('Ids of items');
