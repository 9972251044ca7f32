import { sql } from 'kysely';
import { MOST_KIOSK_DAYS } from '@umkreis/contract/kiosk-report-limits.ts';
import type {
  KioskPicture,
  KioskPictureContent,
  KioskPictureContents,
  KioskVisits,
} from '@umkreis/contract/kiosk-report.ts';
import type { Db } from '@umkreis/db/database.ts';

/** What a kiosk has reported about its use and its screen. */
export interface KioskReports {
  visits: KioskVisits[];
  picture: KioskPicture | null;
}
export const noReports: KioskReports = { visits: [], picture: null };

const DAYS_STORED = 60;
const DAY_MS = 86_400_000;
/** Before which a picture is deleted */
const dayAgo = sql<Date>`now() - interval '1 day'`;
const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`;

/** Sessions of the last days and pictures of kiosks, by id of the kiosk. */
export async function loadReports(db: Db, ids: readonly string[]): Promise<(id: string) => KioskReports> {
  if (ids.length === 0) return () => noReports;
  const days = await db
    .selectFrom('kiosk_days')
    .where('kiosk_id', 'in', ids)
    .where('day', '>', sql<string>`current_date - ${MOST_KIOSK_DAYS}::int`)
    .select(['kiosk_id', 'sessions', dayText.as('date')])
    .orderBy('day', 'desc')
    .execute();
  const pictures = await db
    .selectFrom('kiosk_pictures')
    .where('kiosk_id', 'in', ids)
    .where('date_taken', '>', dayAgo)
    .select(['kiosk_id', 'date_taken', 'content'])
    .execute();
  return (id) => {
    const picture = pictures.find(({ kiosk_id }) => kiosk_id === id);
    return {
      visits: days.flatMap(({ kiosk_id, date: day, sessions }) => (kiosk_id === id ? [{ day, sessions }] : [])),
      picture: picture
        ? { dateTaken: picture.date_taken.toISOString(), content: picture.content as KioskPictureContent }
        : null,
    };
  };
}

/**
 * Stores sessions by day; a kiosk that lost its storage does not reduce those of a day. Days of a kiosk with a wrong
 * clock are ignored.
 */
export async function storeVisits(db: Db, id: string, visits: readonly KioskVisits[]): Promise<void> {
  const isStored = ({ day }: KioskVisits) => Math.abs(Date.now() - Date.parse(day)) < DAYS_STORED * DAY_MS;
  const byDay = new Map(visits.filter(isStored).map(({ day, sessions }) => [day, sessions]));
  if (byDay.size > 0)
    await db
      .insertInto('kiosk_days')
      .values([...byDay].map(([day, sessions]) => ({ kiosk_id: id, day, sessions })))
      .onConflict((conflict) =>
        conflict
          .columns(['kiosk_id', 'day'])
          .doUpdateSet({ sessions: sql<number>`excluded.sessions` })
          .where('kiosk_days.sessions', '<', sql<number>`excluded.sessions`),
      )
      .execute();
  await db
    .deleteFrom('kiosk_days')
    .where('kiosk_id', '=', id)
    .where('day', '<', sql<string>`current_date - ${DAYS_STORED}::int`)
    .execute();
}

/** Deletes the pictures of all kiosks that are older than a day. */
export async function deleteOldPictures(db: Db): Promise<void> {
  await db.deleteFrom('kiosk_pictures').where('date_taken', '<=', dayAgo).execute();
}

/** The kiosk with this key that is to send a picture for this command. */
export const picturedKiosk = (db: Db, kioskKey: string, command: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('kiosks')
    .where('key', '=', kioskKey)
    .where('command_id', '=', command)
    .where('command', '=', 'picture')
    .where('command_asked', '>', sql<Date>`now() - interval '1 hour'`)
    .select('id')
    .executeTakeFirst();

/** Stores the picture of a kiosk; replaces the one before. @param picture WebP */
export async function storePicture(
  db: Db,
  id: string,
  { content, picture }: { content: KioskPictureContent; picture: Buffer },
): Promise<KioskPicture> {
  const row = { content, picture, date_taken: sql<Date>`now()` };
  const { date_taken } = await db
    .insertInto('kiosk_pictures')
    .values({ kiosk_id: id, ...row })
    .onConflict((conflict) => conflict.column('kiosk_id').doUpdateSet(row))
    .returning('date_taken')
    .executeTakeFirstOrThrow();
  return { content, dateTaken: date_taken.toISOString() };
}

/** The picture of a kiosk; undefined without one of the last day. */
export async function loadPicture(db: Db, id: string): Promise<KioskPictureContents | undefined> {
  const row = await db
    .selectFrom('kiosk_pictures')
    .where('kiosk_id', '=', id)
    .where('date_taken', '>', dayAgo)
    .selectAll()
    .executeTakeFirst();
  return (
    row && {
      dateTaken: row.date_taken.toISOString(),
      content: row.content as KioskPictureContent,
      picture: row.picture.toString('base64'),
    }
  );
}
