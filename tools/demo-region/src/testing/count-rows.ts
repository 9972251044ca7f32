import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

/** Rows of each table that the demonstration fills. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from items) items, (select count(*)::int from events) events,
    (select count(*)::int from item_media) media, (select count(*)::int from contests) contests,
    (select count(*)::int from lists) lists, (select count(*)::int from timetable_feeds) timetables`.execute(db);
  return rows[0]!;
}
