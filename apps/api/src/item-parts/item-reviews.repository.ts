import type { Selectable } from 'kysely';
import type { ItemReview } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx, Reader } from '@umkreis/db/owner-transaction.ts';

/** Earlier notes shown to reviewers */
const MOST_NOTES = 5;

type Row = Selectable<Database['item_reviews']>;
interface NewReview {
  dateDue: Date;
  isCompleted: boolean;
  note: string | null;
}

const toReview = (row: Row): ItemReview => ({
  id: row.id,
  itemId: row.item_id,
  dateDue: row.date_due.toISOString(),
  isCompleted: row.is_completed,
  note: row.note,
});

export async function findByReview(db: Db, id: string): Promise<ItemKey | undefined> {
  const row = await db
    .selectFrom('item_reviews')
    .where('id', '=', id)
    .select(['owner_id', 'item_id'])
    .executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

/** The current review of an item: the newest. Earlier completed ones are stored for 'checked on'. */
export async function newestReview(db: Reader, { owner_id, id }: ItemKey): Promise<ItemReview | null> {
  const row = await db
    .selectFrom('item_reviews')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toReview(row) : null;
}

/** Notes of the newest completed reviews, newest first. */
export async function reviewNotes(db: Reader, { owner_id, id }: ItemKey): Promise<{ date: string; note: string }[]> {
  const rows = await db
    .selectFrom('item_reviews')
    .select(['date_completed', 'note'])
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('date_completed', 'is not', null)
    .where('note', '<>', '')
    .orderBy('date_completed', 'desc')
    .limit(MOST_NOTES)
    .execute();
  return rows.map(({ date_completed, note }) => ({ date: date_completed!.toISOString(), note: note! }));
}

/** Replaces the open review. */
export async function insertReview(
  trx: Trx,
  { owner_id, id }: ItemKey,
  { dateDue, isCompleted, note }: NewReview,
): Promise<ItemReview> {
  await trx
    .deleteFrom('item_reviews')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('is_completed', '=', false)
    .execute();
  return toReview(
    await trx
      .insertInto('item_reviews')
      .values({
        owner_id,
        id: uuidv7(),
        item_id: id,
        date_due: dateDue,
        is_completed: isCompleted,
        note,
        date_completed: isCompleted ? new Date() : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

export async function loadReview(trx: Trx, { owner_id, id }: ItemKey, reviewId: string): Promise<Row | undefined> {
  return trx
    .selectFrom('item_reviews')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', reviewId)
    .executeTakeFirst();
}

export async function writeReview(
  trx: Trx,
  { owner_id }: ItemKey,
  reviewId: string,
  { dateDue, isCompleted, note }: NewReview,
  dateCompleted: Date | null,
): Promise<ItemReview> {
  return toReview(
    await trx
      .updateTable('item_reviews')
      .set({ date_due: dateDue, is_completed: isCompleted, note, date_completed: dateCompleted })
      .where('owner_id', '=', owner_id)
      .where('id', '=', reviewId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
