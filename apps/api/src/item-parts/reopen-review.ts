import type { ItemReview } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { ProblemError } from '../http/problem-error.ts';
import { editItem } from '../item-history/edit-item.ts';
import { restoreRow } from '../item-history/history-rows.repository.ts';
import { newestRowsOfField } from '../item-history/revisions.repository.ts';
import { newestReview } from './item-reviews.repository.ts';

/**
 * Undoes the completion of a review: restores the item's reviews to their state before it.
 * @throws ProblemError 409 if the reviews of the item were changed since
 */
export async function reopenReview(db: Db, key: ItemKey, reviewId: string, author: string): Promise<ItemReview> {
  return editItem(db, key, { author, action: 'review-reopen', tables: ['item_reviews'] }, async (trx) => {
    const rows = (await newestRowsOfField(trx, key, 'review')).filter(({ table }) => table === 'item_reviews');
    const isCompletion = rows.some(
      ({ before, after }) => after?.id === reviewId && after.is_completed && before && !before.is_completed,
    );
    if (!isCompletion) throw new ProblemError(409, 'changed-since', 'The reviews were changed since');
    for (const { table, before, after } of rows) await restoreRow(trx, table, key.owner_id, (before ?? after)!, before);
    return (await newestReview(trx, key))!;
  });
}
