import { sql, type Selectable } from 'kysely';
import type { KioskSign } from '@umkreis/contract/kiosk-sign.ts';
import type { KioskScreenTimes } from '@umkreis/contract/kiosk-screen-times.ts';
import type {
  HomeView,
  StoredKiosk,
  KioskCreate,
  KioskAction,
  KioskIdentity,
  KioskUpdate,
} from '@umkreis/contract/kiosk.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { loadReports, noReports, type KioskReports } from './kiosk-reports.repository.ts';
import type { Trx, Reader } from '@umkreis/db/owner-transaction.ts';

type Row = Selectable<Database['kiosks']>;
export const toIdentity = (row: Row): KioskIdentity => ({
  branchShortId: row.branch_id,
  name: row.name,
  position: row.lon === null || row.lat === null ? null : [row.lon, row.lat],
  heading: row.heading,
  level: row.level,
  homeView: row.home_view as HomeView | null,
  scale: row.scale,
  house: row.house,
  sign: row.sign as KioskSign | null,
  screenTimes: row.screen_times as KioskScreenTimes | null,
  version: row.version,
});

const commandOf = (row: Row): StoredKiosk['command'] =>
  row.command_id === null
    ? null
    : {
        id: row.command_id,
        deed: row.command as KioskAction,
        author: row.command_author!,
        dateAsked: row.command_asked!.toISOString(),
        dateDone: row.command_done?.toISOString() ?? null,
      };

/** What an older release did not report is empty. */
const runningOf = (running: unknown): StoredKiosk['running'] =>
  running
    ? { lastUse: null, errors: [], ...(running as Omit<NonNullable<StoredKiosk['running']>, 'lastUse' | 'errors'>) }
    : null;

export const toKiosk = (row: Row, { visits, picture }: KioskReports = noReports): StoredKiosk => ({
  ...toIdentity(row),
  id: row.id,
  kioskKey: row.key,
  dateCreated: row.date_created.toISOString(),
  lastContact: row.last_contact?.toISOString() ?? null,
  running: runningOf(row.running),
  command: commandOf(row),
  visits,
  picture,
});

/** The kiosks of these branches, by name. */
export async function loadKiosks(db: Db, branches: readonly number[]): Promise<StoredKiosk[]> {
  if (branches.length === 0) return [];
  const rows = await db
    .selectFrom('kiosks')
    .where('branch_id', 'in', branches)
    .selectAll()
    .orderBy('branch_id')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const reports = await loadReports(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toKiosk(row, reports(row.id)));
}

export const loadKiosk = (db: Reader, id: string): Promise<Row | undefined> =>
  db.selectFrom('kiosks').where('id', '=', id).selectAll().executeTakeFirst();

const columnsOf = ({ name, position, heading, level, homeView, scale, house, sign, screenTimes }: KioskUpdate) => ({
  ...(name !== undefined && { name }),
  ...(position !== undefined && { lon: position?.[0] ?? null, lat: position?.[1] ?? null }),
  ...(heading !== undefined && { heading }),
  ...(level !== undefined && { level }),
  ...(homeView !== undefined && { home_view: homeView && JSON.stringify(homeView) }),
  ...(scale !== undefined && { scale }),
  ...(house !== undefined && { house }),
  ...(sign !== undefined && { sign: sign && JSON.stringify(sign) }),
  ...(screenTimes !== undefined && { screen_times: screenTimes && JSON.stringify(screenTimes) }),
});

export async function insertKiosk(
  trx: Trx,
  { id, key, branchShortId, fields }: { id: string; key: string; branchShortId: number; fields: KioskCreate },
): Promise<void> {
  const nothing = { lon: null, lat: null, heading: null, level: null, home_view: null, scale: null };
  await trx
    .insertInto('kiosks')
    .values({ id, key, branch_id: branchShortId, name: fields.name, ...nothing, ...columnsOf(fields) })
    .execute();
}

/** Writes the fields given. */
export async function writeKiosk(trx: Trx, id: string, fields: KioskUpdate): Promise<void> {
  const set = columnsOf(fields);
  if (Object.keys(set).length === 0) return;
  await trx
    .updateTable('kiosks')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteKiosk(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('kiosks').where('id', '=', id).execute();
}

/** Sets the command of a kiosk; replaces one that it has not taken yet. */
export async function setKioskCommand(
  trx: Trx,
  id: string,
  { commandId, deed, author }: { commandId: string; deed: KioskAction; author: string },
): Promise<void> {
  await trx
    .updateTable('kiosks')
    .set({
      command_id: commandId,
      command: deed,
      command_author: author,
      command_asked: sql<Date>`now()`,
      command_done: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets the code of a kiosk by its hash; replaces the one before. */
export async function setKioskCode(
  trx: Trx,
  id: string,
  { codeHash, expires }: { codeHash: string; expires: Date },
): Promise<void> {
  await trx.updateTable('kiosks').set({ code_hash: codeHash, code_expires: expires }).where('id', '=', id).execute();
}

/** Uses a valid code, which ends it. @returns undefined if no kiosk has one with that hash */
export function takeKioskCode(db: Db, codeHash: string): Promise<Row | undefined> {
  return db
    .updateTable('kiosks')
    .set({ code_hash: null, code_expires: null })
    .where('code_hash', '=', codeHash)
    .where('code_expires', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

/** Stores a heartbeat and whether the kiosk took its command. @returns undefined if no kiosk has that key */
export function storeHeartbeat(
  db: Db,
  { kioskKey, commandDone, running }: { kioskKey: string; commandDone: string | null; running: object },
): Promise<Row | undefined> {
  return db
    .updateTable('kiosks')
    .set({
      last_contact: sql<Date>`now()`,
      running: JSON.stringify(running),
      command_done: sql<Date | null>`case when command_id = ${commandDone}::uuid
        then coalesce(command_done, now()) else command_done end`,
    })
    .where('key', '=', kioskKey)
    .returningAll()
    .executeTakeFirst();
}
