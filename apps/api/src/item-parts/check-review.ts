import type { itemReviewUpdate, itemReviewUpdated } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { nextReview } from '@umkreis/places/review.ts';
import type { z } from 'zod';
import { notFound } from '../http/problem-error.ts';
import { editItem } from '../item-history/edit-item.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { insertReview, loadReview, writeReview } from './item-reviews.repository.ts';

/** Writes a review. If it becomes completed, an open one is added as the item's new review. */
export async function checkReview(
  db: Db,
  key: ItemKey,
  reviewId: string,
  body: z.infer<typeof itemReviewUpdate>,
  author: string,
): Promise<z.infer<typeof itemReviewUpdated>> {
  return editItem(db, key, { author, action: 'review-update', tables: ['item_reviews'] }, async (trx) => {
    const stored = await loadReview(trx, key, reviewId);
    if (!stored) throw notFound('Review');
    const isCompleted = body.isCompleted ?? stored.is_completed;
    const becomesCompleted = isCompleted && !stored.is_completed;
    const review = await writeReview(
      trx,
      key,
      reviewId,
      {
        dateDue: body.dateDue ? new Date(body.dateDue) : stored.date_due,
        isCompleted,
        note: body.note === undefined ? stored.note : body.note,
      },
      becomesCompleted ? new Date() : isCompleted ? stored.date_completed : null,
    );
    const next = nextReview(
      { isCompleted: stored.is_completed },
      { isCompleted },
      new Date(),
      body.nextDateDue ? new Date(body.nextDateDue) : undefined,
    );
    return { ...review, next: next ? await insertReview(trx, key, next) : null };
  });
}
