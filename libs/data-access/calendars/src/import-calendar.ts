import { createHash } from 'node:crypto';
import type { CalendarResult, CalendarRow } from '@umkreis/contract/calendar-import.ts';
import { eventCreate } from '@umkreis/contract/event-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import { eventChanges, notifyBranches } from './event-changes.ts';
import {
  insertEvent,
  insertEventBranches,
  insertEventRevision,
  loadEvent,
  lockEvent,
  writeEvent,
} from './event-rows.repository.ts';
import { storeImported, lockCalendarEvents, markImported } from './calendar-events.repository.ts';
import type { CalendarEntry } from './entries-of-event.ts';
import { RejectionError } from './ics/rejection-error.ts';
import type { CalendarReading } from './read-calendar.ts';

interface Importing {
  /** Place of the events. */
  place: ItemKey;
  author: string;
  /** Subscription; null for a file, which cancels nothing. */
  feedId: string | null;
  isPreview: boolean;
  now: Date;
}

/** Rolls back the transaction of a preview. */
class Preview extends Error {
  readonly rows: CalendarRow[];

  constructor(rows: CalendarRow[]) {
    super('preview');
    this.rows = rows;
  }
}

/**
 * Writes a calendar in one transaction. An event is identified by its UID at the place, so that it is never
 * duplicated; if the calendar has not changed it since, editors' changes are kept. Future events that a
 * subscription no longer contains are cancelled.
 */
export async function importCalendar(db: Db, reading: CalendarReading, importing: Importing): Promise<CalendarResult> {
  const { place, isPreview } = importing;
  const { notes } = reading;
  try {
    return await transact(db, place.owner_id, async (trx) => {
      const rows = await writeEntries(trx, reading, importing);
      if (isPreview) throw new Preview(rows);
      return { rows, notes: [...notes] };
    });
  } catch (error) {
    if (error instanceof Preview) return { rows: error.rows, notes: [...notes] };
    throw error;
  }
}

async function writeEntries(trx: Trx, { entries, rejected, past }: CalendarReading, importing: Importing) {
  const { place, feedId } = importing;
  const existing = await lockCalendarEvents(trx, place.owner_id, keyOf(place, ''));
  const byUid = new Map(existing.map((row) => [row.calendar_uid!, row]));
  const rows: CalendarRow[] = [];
  for (const entry of new Map(entries.map((one) => [one.uid, one])).values()) {
    const row = { uid: entry.uid, title: entry.title, dateBegin: entry.dateBegin, fault: null };
    const fault = validationErrorOf(entry, place.id);
    if (fault) {
      rows.push({ ...row, state: 'refused', fault });
      continue;
    }
    const stored = byUid.get(keyOf(place, entry.uid));
    const hash = createHash('sha256').update(JSON.stringify(entry)).digest('hex');
    if (stored?.calendar_hash === hash && !(stored.is_cancelled && !entry.isCancelled)) {
      rows.push({ ...row, state: 'same' });
      continue;
    }
    if (stored) await change(trx, stored.id, entry, hash, importing);
    else await create(trx, entry, hash, importing);
    rows.push({ ...row, state: stored ? 'changed' : 'new' });
  }
  const imported = new Set([...entries.map(({ uid }) => uid), ...past].map((uid) => keyOf(place, uid)));
  const unread = rejected.map(({ uid }) => keyOf(place, uid));
  // What can't be read any more is not cancelled, nor are the dates of a series that can't be.
  const isUnread = (uid: string) => unread.some((one) => uid === one || uid.startsWith(`${one}#`));
  for (const row of existing) {
    const isAhead = row.recurrence !== null || row.date_begin > importing.now;
    if (!feedId || row.calendar_feed_id !== feedId || row.is_cancelled || !isAhead) continue;
    if (imported.has(row.calendar_uid!) || isUnread(row.calendar_uid!)) continue;
    await edit(trx, row.id, importing, (key) => writeEvent(trx, key, { is_cancelled: true }));
    rows.push({
      uid: row.calendar_uid!.slice(keyOf(place, '').length),
      title: row.title,
      dateBegin: row.date_begin.toISOString(),
      state: 'cancelled',
      fault: null,
    });
  }
  return [
    ...rows,
    ...rejected.map(({ uid, title, fault }) => ({ uid, title, dateBegin: null, state: 'refused' as const, fault })),
  ];
}

/** A calendar's event of a place, even after editors moved it. */
const keyOf = (place: ItemKey, uid: string) => `${place.id} ${uid}`;

/** Why the API would reject these fields if an editor sent them. */
function validationErrorOf(
  { uid: _uid, isCancelled: _cancelled, ...fields }: CalendarEntry,
  itemId: string,
): string | null {
  const result = eventCreate.safeParse({ itemId, ...fields });
  if (result.success) return null;
  return new RejectionError('has a value that events do not allow:', result.error.issues[0]!.path.join('.')).message;
}

async function create(trx: Trx, entry: CalendarEntry, hash: string, { place, author, feedId }: Importing) {
  const { uid, isCancelled, ...fields } = entry;
  const key = await insertEvent(trx, place.owner_id, {
    ...fields,
    itemId: place.id,
    branchIds: [place.owner_id],
    tagIds: [],
    itemIds: [],
  });
  await markImported(trx, key, { isCancelled, uid: keyOf(place, uid), hash, feedId });
  await insertEventBranches(trx, key, [place.owner_id]);
  const event = (await loadEvent(trx, key))!;
  await insertEventRevision(trx, key, { author, action: 'create', changes: eventChanges(null, event) }, false);
  await notifyBranches(trx, place.owner_id, [event]);
}

async function change(trx: Trx, id: string, entry: CalendarEntry, hash: string, importing: Importing) {
  const { feedId } = importing;
  await edit(trx, id, importing, async (key) => {
    await writeEvent(trx, key, {
      title: entry.title,
      description: entry.description,
      url: entry.url,
      date_begin: new Date(entry.dateBegin),
      date_end: entry.dateEnd ? new Date(entry.dateEnd) : null,
      recurrence: entry.recurrence,
      except_dates: entry.exceptDates,
      is_cancelled: entry.isCancelled,
    });
    await storeImported(trx, key, { hash, feedId });
  });
}

async function edit(
  trx: Trx,
  id: string,
  { place, author }: Importing,
  work: (key: ItemKey) => Promise<void>,
): Promise<void> {
  const key = { owner_id: place.owner_id, id };
  await lockEvent(trx, key);
  const before = (await loadEvent(trx, key))!;
  await work(key);
  const after = (await loadEvent(trx, key))!;
  const changes = eventChanges(before, after);
  if (Object.keys(changes).length === 0) return;
  await insertEventRevision(trx, key, { author, action: 'update', changes }, true);
  await notifyBranches(trx, key.owner_id, [before, after]);
}
