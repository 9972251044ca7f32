import type { Db } from '@umkreis/db/database.ts';

/**
 * Removes rows edited by staff in the dashboard, so that the taxonomy doesn't revert them. Deleted rows may be
 * created again.
 */
export async function withoutEdited<Row>(db: Db, rows: readonly Row[], idOf: (row: Row) => string): Promise<Row[]> {
  const writes = await db.selectFrom('reference_revisions').select(['entity_id', 'action']).distinct().execute();
  const deleted = new Set(writes.filter((row) => row.action === 'delete').map((row) => row.entity_id));
  const edited = new Set(writes.map((row) => row.entity_id).filter((id) => !deleted.has(id)));
  return rows.filter((row) => !edited.has(idOf(row)));
}
