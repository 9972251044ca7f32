import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { nextReview } from '@umkreis/places/review.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

export async function addTags(
  trx: Trx,
  owner: number,
  ids: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  if (tagIds.length === 0) return;
  await sql`insert into item_tags (owner_id, item_id, tag_id)
    select ${owner}::smallint, i, t from unnest(${ids}::uuid[]) i cross join unnest(${tagIds}::uuid[]) t
    on conflict do nothing`.execute(trx);
}

export async function addCategories(
  trx: Trx,
  owner: number,
  ids: readonly string[],
  categoryIds: readonly string[],
): Promise<void> {
  if (categoryIds.length === 0) return;
  await sql`insert into item_categories (owner_id, item_id, category_id, sort_order)
    select ${owner}::smallint, i, c, n::int + coalesce(
      (select max(sort_order) from item_categories o where o.owner_id = ${owner} and o.item_id = i), -1)
    from unnest(${ids}::uuid[]) i cross join unnest(${categoryIds}::uuid[]) with ordinality l (c, n)
    on conflict do nothing`.execute(trx);
}

export async function removeLinks(
  trx: Trx,
  table: 'item_tags' | 'item_categories',
  owner: number,
  ids: readonly string[],
  linked: readonly string[],
): Promise<void> {
  if (linked.length === 0) return;
  const column = table === 'item_tags' ? 'tag_id' : 'category_id';
  await sql`delete from ${sql.table(table)} where owner_id = ${owner} and item_id = any(${ids}::uuid[])
    and ${sql.ref(column)} = any(${linked}::uuid[])`.execute(trx);
}

/** For items with an open review; the next review is due at the given date, else as the rule says. */
export async function completeReviews(
  trx: Trx,
  owner: number,
  ids: readonly string[],
  due: Date | undefined,
): Promise<void> {
  const now = new Date();
  const completed = await trx
    .updateTable('item_reviews')
    .set({ is_completed: true, date_completed: now })
    .where('owner_id', '=', owner)
    .where('item_id', 'in', ids)
    .where('is_completed', '=', false)
    .returning('item_id')
    .execute();
  const next = nextReview({ isCompleted: false }, { isCompleted: true }, now, due)!;
  await insertOpen(trx, owner, [...new Set(completed.map((row) => row.item_id))], next.dateDue);
}

export async function setReviewDue(trx: Trx, owner: number, ids: readonly string[], due: Date): Promise<void> {
  const moved = await trx
    .updateTable('item_reviews')
    .set({ date_due: due })
    .where('owner_id', '=', owner)
    .where('item_id', 'in', ids)
    .where('is_completed', '=', false)
    .returning('item_id')
    .execute();
  const had = new Set(moved.map((row) => row.item_id));
  await insertOpen(
    trx,
    owner,
    ids.filter((id) => !had.has(id)),
    due,
  );
}

async function insertOpen(trx: Trx, owner: number, ids: readonly string[], due: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('item_reviews')
    .values(
      ids.map((item_id) => ({
        owner_id: owner,
        id: uuidv7(),
        item_id,
        date_due: due,
        note: null,
        date_completed: null,
      })),
    )
    .execute();
}

export const setClosed = (trx: Trx, owner: number, ids: readonly string[], closed: string | null): Promise<void> =>
  updateItems(trx, owner, ids, sql`date_permanently_closed = ${closed}`);

/** Items that are in the trash already keep their date. */
export const setBinned = (trx: Trx, owner: number, ids: readonly string[], isBinned: boolean): Promise<void> =>
  updateItems(trx, owner, ids, isBinned ? sql`date_binned = coalesce(date_binned, now())` : sql`date_binned = null`);

async function updateItems(trx: Trx, owner: number, ids: readonly string[], set: ReturnType<typeof sql>) {
  await sql`update items set ${set} where owner_id = ${owner} and id = any(${ids}::uuid[])`.execute(trx);
}
