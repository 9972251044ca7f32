import type { Db } from '@umkreis/db/database.ts';

/** All branches, and the owners whose content each one includes. */
export async function loadBranches(db: Db) {
  const [rows, links] = await Promise.all([
    db.selectFrom('branches').selectAll().orderBy('short_id').execute(),
    db.selectFrom('branch_owners').selectAll().orderBy('branch_id').orderBy('owner_id').execute(),
  ]);
  return { rows, links };
}

/** Stores the file name of a branch's newest snapshot. */
export async function storeSnapshotName(db: Db, shortId: number, fileName: string): Promise<void> {
  await db.updateTable('branches').set({ basemap_file_name: fileName }).where('short_id', '=', shortId).execute();
}
