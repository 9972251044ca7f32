import { sql } from 'kysely';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** An instant as the API writes it. */
const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Moves events of an owner to the trash or restores them, with a revision each.
 * @returns those that were not there already
 */
export async function setBinned(
  trx: Trx,
  owner: number,
  ids: readonly string[],
  { isBinned, author }: { isBinned: boolean; author: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with old as (
      select id, date_binned from events
      where owner_id = ${owner} and id = any(${ids}::uuid[]) and (date_binned is null) = ${isBinned}
      order by id for update
    ), changed as (
      update events e
      set date_binned = case when ${isBinned} then date_trunc('milliseconds', now()) end,
        version = e.version + 1, date_updated = now()
      from old where e.owner_id = ${owner} and e.id = old.id
      returning e.id, e.version, old.date_binned as before, e.date_binned as after
    )
    insert into event_revisions (owner_id, event_id, revision, author, action, changes)
    select ${owner}, id, version, ${author}, 'bulk',
      jsonb_build_object('dateBinned', jsonb_build_object('before', ${iso('before')}, 'after', ${iso('after')}))
    from changed
    returning event_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Branches that show one of these events. */
export async function branchesShowing(trx: Trx, owner: number, ids: readonly string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('event_branches')
    .where('owner_id', '=', owner)
    .where(sql<boolean>`event_id = any(${ids}::uuid[])`)
    .select('branch_id')
    .distinct()
    .execute();
  return rows.map((row) => row.branch_id);
}
