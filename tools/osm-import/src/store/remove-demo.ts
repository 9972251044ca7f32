import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { dropDangling } from './store-items.ts';

/**
 * Removes the demo's places, events, lists, contests, streets and buildings of the given owners, and what other
 * fictional branches show on them.
 * @returns number of places removed
 */
export async function removeDemo(db: Db, owners: number[]): Promise<number> {
  await sql`delete from events where owner_id = any(${owners}) and source like 'demo%'`.execute(db);
  await sql`delete from event_branches l using events e where e.owner_id = l.owner_id and e.id = l.event_id
    and e.source like 'demo%' and l.branch_id = any(${owners})`.execute(db);
  // Ids of demo contests are derived from their names; those of real ones are random.
  await sql`delete from contests where branch_id = any(${owners}) and substring(id::text, 15, 1) = '5'`.execute(db);
  await sql`delete from lists where branch_id = any(${owners}) and source like 'demo%'`.execute(db);
  await sql`delete from timetable_feeds where source like 'demo%' and feed_id in (select feed_id from timetable_stops
    where item_owner_id = any(${owners}))`.execute(db);
  for (const table of ['streets', 'buildings'])
    await sql`delete from ${sql.table(table)} where owner_id = any(${owners}) and source like 'demo%'`.execute(db);
  const { numAffectedRows } =
    await sql`delete from items where owner_id = any(${owners}) and source like 'demo%'`.execute(db);
  await dropDangling(db, owners);
  return Number(numAffectedRows ?? 0);
}
