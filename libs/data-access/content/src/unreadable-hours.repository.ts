import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '@umkreis/db/owner-transaction.ts';
import { isReadableHours } from '@umkreis/opening-hours/is-readable-hours.ts';

interface Hours {
  owner_id: number;
  id: string;
  item_id: string;
  data_value: string;
  is_marked: boolean;
}

/** Updates which hours of these items cannot be read. Every write of details calls it in its transaction. */
export async function markUnreadableHours(trx: Reader, owner: number, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length > 0) await mark(trx, sql`d.owner_id = ${owner} and d.item_id = any(${itemIds}::uuid[])`);
}

/** The same for what this transaction wrote to items of these owners. */
export const markHoursWrittenNow = (trx: Reader, owners: readonly number[]): Promise<void> =>
  mark(trx, sql`d.owner_id = any(${owners}::int[]) and d.date_updated = now()`);

/**
 * The same for the next details of an owner.
 * @param after ID of the last one of the previous call; null: none
 * @returns ID of the last one; null: there are no more
 */
export async function markNextHours(
  trx: Reader,
  owner: number,
  after: string | null,
  limit: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select d.id from item_details d
    where d.owner_id = ${owner} and d.item_detail_key_id in ${hoursKeys}
      ${after === null ? sql`` : sql`and d.id > ${after}::uuid`} order by d.id limit ${limit}`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await mark(trx, sql`d.owner_id = ${owner} and d.id = any(${ids}::uuid[])`);
  return ids.length < limit ? null : ids.at(-1)!;
}

const hoursKeys = sql`(select k.id from item_detail_keys k where k.type = 'hours')`;

/** Locks the details, so that a concurrent write of one of them updates its mark afterwards. */
async function mark(trx: Reader, condition: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<Hours>`select d.owner_id, d.id, d.item_id, d.data_value,
      exists (select from unreadable_hours u where u.owner_id = d.owner_id and u.detail_id = d.id) as is_marked
    from item_details d where ${condition} and d.item_detail_key_id in ${hoursKeys}
      order by d.id for share of d`.execute(trx);
  const readable = new Map<string, boolean>();
  const isReadable = (value: string) => {
    if (!readable.has(value)) readable.set(value, isReadableHours(value));
    return readable.get(value)!;
  };
  const wrong = rows.filter(({ data_value, is_marked }) => isReadable(data_value) === is_marked);
  const lists = (isMarked: boolean) => wrong.filter((row) => row.is_marked === isMarked);
  for (const [owner, of] of Map.groupBy(lists(true), ({ owner_id }) => owner_id))
    await sql`delete from unreadable_hours where owner_id = ${owner}
      and detail_id = any(${of.map(({ id }) => id)}::uuid[])`.execute(trx);
  for (const [owner, of] of Map.groupBy(lists(false), ({ owner_id }) => owner_id))
    await sql`insert into unreadable_hours (owner_id, detail_id, item_id)
      select ${owner}::smallint, d, i from unnest(${of.map(({ id }) => id)}::uuid[],
        ${of.map(({ item_id }) => item_id)}::uuid[]) as w (d, i)
      on conflict do nothing`.execute(trx);
}
