import type { Db } from '@umkreis/db/database.ts';

/** When the last retention run was recorded; null: never, or its record has been deleted. */
export async function lastRetentionRun(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('access_log')
    .where('person', '=', 'job')
    .where('action', '=', 'retention-run')
    .select('date_last')
    .orderBy('quarter', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.date_last ?? null;
}
