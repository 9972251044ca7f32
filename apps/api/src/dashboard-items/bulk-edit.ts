import type { BulkEdit, BulkResult } from '@umkreis/contract/bulk.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { assertExisting } from '../shared-queries/existing-ids.repository.ts';
import {
  addCategories,
  addTags,
  completeReviews,
  removeLinks,
  setBinned,
  setClosed,
  setReviewDue,
} from './bulk-rows.repository.ts';
import { editItems } from './edit-items.ts';

const tables = ['items', 'item_categories', 'item_tags', 'item_reviews'] as const;

/** Applies all changes to all of the items, or none. @throws ProblemError 400 naming the invalid ID */
export async function bulkEdit(db: Db, keys: readonly ItemKey[], edit: BulkEdit, author: string): Promise<BulkResult> {
  await assertExisting(db, 'tags', edit.addTagIds, (index) => `/addTagIds/${index}`);
  await assertExisting(db, 'categories', edit.addCategoryIds, (index) => `/addCategoryIds/${index}`);
  return editItems(db, keys, { author, action: 'bulk', tables }, async (trx, owner, items) => {
    const ids = items.map(({ id }) => id);
    await addTags(trx, owner, ids, edit.addTagIds);
    await removeLinks(trx, 'item_tags', owner, ids, edit.removeTagIds);
    await addCategories(trx, owner, ids, edit.addCategoryIds);
    await removeLinks(trx, 'item_categories', owner, ids, edit.removeCategoryIds);
    const due = edit.dateReviewDue ? new Date(edit.dateReviewDue) : undefined;
    if (edit.isReviewed) await completeReviews(trx, owner, ids, due);
    else if (due) await setReviewDue(trx, owner, ids, due);
    if (edit.datePermanentlyClosed !== undefined) await setClosed(trx, owner, ids, edit.datePermanentlyClosed);
    if (edit.isBinned !== undefined) await setBinned(trx, owner, ids, edit.isBinned);
  });
}
