import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

/** All branches with the owners whose content each one includes. */
export const loadBranches = (db: Db) =>
  db
    .selectFrom('branches as b')
    .selectAll()
    .select(
      sql<number[]>`array(select owner_id from branch_owners o where o.branch_id = b.short_id order by owner_id)`.as(
        'owners',
      ),
    )
    .orderBy('short_id')
    .execute();

/** Stores the file name of a branch's newest snapshot. */
export async function storeSnapshotName(db: Db, shortId: number, fileName: string): Promise<void> {
  await db.updateTable('branches').set({ basemap_file_name: fileName }).where('short_id', '=', shortId).execute();
}
