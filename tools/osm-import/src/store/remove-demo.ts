import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { dropDangling } from './store-items.ts';

/** Removes the demonstration's places, events, lists, streets and buildings of the given owners. @returns places removed */
export async function removeDemo(db: Db, owners: number[]): Promise<number> {
  await sql`delete from events where owner_id = any(${owners}) and source like 'demo%'`.execute(db);
  await sql`delete from lists where branch_id = any(${owners}) and source like 'demo%'`.execute(db);
  for (const table of ['streets', 'buildings']) await sql`delete from ${sql.table(table)} where owner_id = any(${owners}) and source like 'demo%'`.execute(db);
  const { numAffectedRows } = await sql`delete from items where owner_id = any(${owners}) and source like 'demo%'`.execute(db);
  await dropDangling(db, owners);
  return Number(numAffectedRows ?? 0);
}
