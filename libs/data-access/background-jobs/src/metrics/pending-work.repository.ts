import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

/** Number of pictures whose renditions are not yet created. */
export const pendingRenditions = (db: Db): Promise<number> =>
  counted(db, sql`select count(*) as n from media_files where is_ready and not is_complete`);

/** Number of subscribed calendars that are due. */
export const dueCalendars = (db: Db): Promise<number> =>
  counted(db, sql`select count(*) as n from calendar_feeds where date_due <= now() and date_suspended is null`);

async function counted(db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(db);
  return Number(rows[0]!.n);
}
