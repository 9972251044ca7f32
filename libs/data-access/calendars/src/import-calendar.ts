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
import { storeImported, lockCalendarEvents, markImported, titleOfPlace } from './calendar-events.repository.ts';
import type { CalendarEntry } from './entries-of-event.ts';
import { RejectionError } from './ics/rejection-error.ts';
import { placesNamed, type NamedPlace } from './named-places.repository.ts';
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
 * duplicated; if the calendar has not changed it since, editors' changes are kept. A new event is at the place that its
 * location names, otherwise at that of the import; later it is moved by editors alone. Future events that a
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

type StoredEvent = Awaited<ReturnType<typeof lockCalendarEvents>>[number];

/** Hash of an event that the calendar withdrew; if it comes back, it leaves the trash. */
const WITHDRAWN = '';

async function writeEntries(trx: Trx, reading: CalendarReading, importing: Importing): Promise<CalendarRow[]> {
  const { place } = importing;
  const { rejected } = reading;
  const existing = await lockCalendarEvents(trx, place.owner_id, keyOf(place, ''));
  const byUid = new Map(existing.map((row) => [row.calendar_uid!, row]));
  const title = await titleOfPlace(trx, place);
  const rows: CalendarRow[] = [];
  const locations = reading.entries.flatMap(({ location }) => locationAt(title, location) ?? []);
  const named = await placesNamed(trx, place.owner_id, [...new Set(locations)]);
  // Of what has ended, only the new end of a stored series matters.
  const ended = reading.past.filter(({ uid }) => byUid.get(keyOf(place, uid))?.recurrence != null);
  for (const entry of new Map([...ended, ...reading.entries].map((one) => [one.uid, one])).values()) {
    const stored = byUid.get(keyOf(place, entry.uid));
    const location = locationAt(title, entry.location);
    const at = (location !== null && named.get(location)) || null;
    const here = { ...entry, location: at && (!stored || stored.item_id === at.id) ? null : location };
    rows.push(await writeEntry(trx, here, { stored, hash: hashOf(entry), at }, importing));
  }
  rows.push(...(await withdrawOthers(trx, existing, reading, importing)));
  return [
    ...rows,
    ...rejected.map(({ uid, title, fault }) => ({ uid, title, dateBegin: null, state: 'refused' as const, fault })),
  ];
}

/** null where the calendar names just the place of the import. */
function locationAt(place: string, location: string | null): string | null {
  const [own, named] = [place, location ?? ''].map((text) => text.trim().toLowerCase()) as [string, string];
  return own !== '' && (named === own || named.startsWith(`${own},`)) ? null : location;
}

async function writeEntry(
  trx: Trx,
  entry: CalendarEntry,
  { stored, hash, at }: { stored: StoredEvent | undefined; hash: string; at: NamedPlace | null },
  importing: Importing,
): Promise<CalendarRow> {
  const row = { uid: entry.uid, title: entry.title, dateBegin: entry.dateBegin, fault: null };
  const { place, isPreview } = importing;
  const fault = validationErrorOf(entry, place.id);
  if (fault) return { ...row, state: 'refused', fault };
  if (!stored) {
    const id = await create(trx, entry, hash, { ...importing, itemId: at?.id ?? place.id });
    return { ...row, state: 'new', eventId: isPreview ? null : id, place: at && elsewhere(place, at) };
  }
  const where = elsewhere(place, { id: stored.item_id, title: stored.item_title ?? '' });
  const known = { ...row, eventId: stored.id, place: where };
  if (stored.calendar_hash === hash && !(stored.is_cancelled && !entry.isCancelled)) return { ...known, state: 'same' };
  await change(trx, stored, entry, hash, importing);
  return { ...known, state: 'changed' };
}

const elsewhere = (place: ItemKey, { id, title }: NamedPlace) => (id === place.id ? null : { itemId: id, title });

/** Of what the calendar says; fields added later count only where they are set, so that older hashes stay valid. */
const hashOf = ({ isAllDay, location, ...fields }: CalendarEntry): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...fields, ...(isAllDay && { isAllDay }), ...(location && { location }) }))
    .digest('hex');

/**
 * Cancels future events that a subscription no longer contains. Events that became private, and own dates that are
 * part of their series again, are moved to the trash.
 */
async function withdrawOthers(
  trx: Trx,
  existing: readonly StoredEvent[],
  { entries, rejected, past, withheld }: CalendarReading,
  importing: Importing,
): Promise<CalendarRow[]> {
  const { place, feedId, now } = importing;
  const rows: CalendarRow[] = [];
  const imported = new Set([...entries, ...past].map(({ uid }) => uid));
  const series = new Set(entries.filter(({ recurrence }) => recurrence !== null).map(({ uid }) => uid));
  // What can't be read any more is not cancelled, nor are the dates of a series that can't be.
  const unread = new Set(rejected.map(({ uid }) => uid));
  const isPrivate = new Set(withheld);
  for (const row of existing) {
    const uid = row.calendar_uid!.slice(keyOf(place, '').length);
    const of = uid.replace(/#[\d-]+(T[\d:]+)?$/, '');
    if (imported.has(uid) || row.date_binned !== null) continue;
    const isHidden = isPrivate.has(uid) || isPrivate.has(of);
    const isAhead = row.recurrence !== null || row.date_begin > now;
    const report = { uid, title: row.title, dateBegin: row.date_begin.toISOString(), fault: null };
    if (isHidden || (row.calendar_feed_id === feedId && isAhead && of !== uid && series.has(of))) {
      await edit(trx, row.id, importing, async (key) => {
        await writeEvent(trx, key, { date_binned: now });
        await storeImported(trx, key, { hash: WITHDRAWN, feedId });
      });
      rows.push({ ...report, state: 'removed' });
    } else if (feedId && row.calendar_feed_id === feedId && !row.is_cancelled && isAhead) {
      if (unread.has(uid) || unread.has(of)) continue;
      await edit(trx, row.id, importing, (key) => writeEvent(trx, key, { is_cancelled: true }));
      rows.push({ ...report, state: 'cancelled' });
    }
  }
  return rows;
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

/** @returns its ID */
async function create(
  trx: Trx,
  entry: CalendarEntry,
  hash: string,
  { place, itemId, author, feedId }: Importing & { itemId: string },
): Promise<string> {
  const { uid, isCancelled, ...fields } = entry;
  const key = await insertEvent(trx, place.owner_id, {
    ...fields,
    itemId,
    branchIds: [place.owner_id],
    tagIds: [],
    itemIds: [],
  });
  await markImported(trx, key, { isCancelled, uid: keyOf(place, uid), hash, feedId });
  await insertEventBranches(trx, key, [place.owner_id]);
  const event = (await loadEvent(trx, key))!;
  await insertEventRevision(trx, key, { author, action: 'create', changes: eventChanges(null, event) }, false);
  await notifyBranches(trx, place.owner_id, [event]);
  return key.id;
}

async function change(trx: Trx, stored: StoredEvent, entry: CalendarEntry, hash: string, importing: Importing) {
  const { feedId } = importing;
  // The calendar has not changed: only what earlier versions did not read is written.
  const isOld = stored.calendar_hash === hashOf({ ...entry, isAllDay: false, location: null });
  const added = { is_all_day: entry.isAllDay, location: entry.location };
  await edit(trx, stored.id, importing, async (key) => {
    if (isOld && stored.is_cancelled === entry.isCancelled) {
      await writeEvent(trx, key, added);
      return storeImported(trx, key, { hash, feedId });
    }
    await writeEvent(trx, key, {
      ...added,
      ...(stored.calendar_hash === WITHDRAWN && { date_binned: null }),
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
