import type { EditedEvent, EventCreate, EventUpdate } from '@umkreis/contract/event-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { readRecurrence } from '@umkreis/places/events/recurrence.ts';
import { wholeDays } from '@umkreis/places/events/whole-days.ts';
import { assertBranch, type Person } from '../auth/person.ts';
import { invalidField } from '../http/problem-error.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { findById } from '../items/item.repository.ts';
import { assertExisting } from '../shared-queries/existing-ids.repository.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import { assertUnchangedSince, editEvent } from './edit-event.ts';
import { useStoredFile } from '@umkreis/media-files/media-files.repository.ts';
import { eventChanges, notifyBranches } from '@umkreis/calendars/event-changes.ts';
import {
  findEvent,
  insertEvent,
  insertEventBranches,
  insertEventItems,
  insertEventRevision,
  insertEventTags,
  loadEvent,
  lockEvent,
  writeEvent,
  type EventKey,
} from '@umkreis/calendars/event-rows.repository.ts';

/** Fields of an event that are columns of its row. */
export const eventColumns = {
  itemId: 'item_id',
  title: 'title',
  description: 'description',
  url: 'url',
  dateBegin: 'date_begin',
  dateEnd: 'date_end',
  recurrence: 'recurrence',
  exceptDates: 'except_dates',
  isCancelled: 'is_cancelled',
  isAllDay: 'is_all_day',
  price: 'price',
  organizer: 'organizer',
  ticketUrl: 'ticket_url',
  location: 'location',
  dateBinned: 'date_binned',
} as const;
export type EventField = keyof typeof eventColumns;

interface Editing<T> {
  by: T;
  /** Of the owner of the event, for whole days. */
  timeZone: string;
}

/**
 * @param place of the event, already checked to be the person's
 * @throws ProblemError 400 naming the invalid field, 403 for a branch that is not the person's
 */
export async function createEvent(
  db: Db,
  place: ItemKey,
  body: EventCreate,
  { by: person, timeZone }: Editing<Person>,
): Promise<EditedEvent> {
  assertOrder(body.dateBegin, body.dateEnd ?? null);
  assertRecurrence(body.recurrence);
  for (const branchId of body.branchIds) assertBranch(person, branchId);
  return transact(db, place.owner_id, async (trx) => {
    await assertExisting(trx, 'tags', body.tagIds, (index) => `/tagIds/${index}`);
    for (const [index, itemId] of body.itemIds.entries()) {
      const item = await findById(trx, itemId);
      if (!item) throw invalidField(`/itemIds/${index}`, 'no such item');
      assertBranch(person, item.owner_id);
    }
    const times = body.isAllDay ? wholeDays({ ...body, dateEnd: body.dateEnd ?? null }, timeZone) : {};
    const key = await insertEvent(trx, place.owner_id, { ...body, ...times });
    await insertEventBranches(trx, key, body.branchIds);
    await insertEventTags(trx, key, body.tagIds);
    await insertEventItems(trx, key, body.itemIds);
    if (body.pictureOf) await copyPicture(trx, key, body.pictureOf, person);
    if (body.replaces) await excludeDate(trx, { owner_id: place.owner_id, ...body.replaces }, person.email);
    const event = (await loadEvent(trx, key))!;
    await insertEventRevision(
      trx,
      key,
      { author: person.email, action: 'create', changes: eventChanges(null, event) },
      false,
    );
    await notifyBranches(trx, place.owner_id, [event]);
    return event;
  });
}

/**
 * Writes the given fields. What others wrote since `version` is kept, unless it is the same field.
 * @throws ProblemError 409 with both values for the same field; 404 if the event does not exist
 */
export async function updateEvent(
  db: Db,
  key: EventKey,
  update: EventUpdate,
  { by: author, timeZone }: Editing<string>,
): Promise<EditedEvent> {
  return editEvent(db, key, { author, action: 'update' }, async (trx, row) => {
    const stored = (await loadEvent(trx, key))!;
    const wanted = { ...update, dateBinned: binnedSince(update.isBinned, stored.dateBinned) };
    const value = (field: EventField) =>
      wanted[field] && field.startsWith('date') ? new Date(wanted[field] as string).toISOString() : wanted[field];
    const sent = (Object.keys(eventColumns) as EventField[]).filter(
      (field) => wanted[field] !== undefined && JSON.stringify(value(field)) !== JSON.stringify(stored[field]),
    );
    const changes = sent.map((field) => ({ field, yours: wanted[field], theirs: stored[field] }));
    await assertUnchangedSince(trx, row, update.version, changes);
    if (sent.length === 0) return;
    assertRecurrence(update.recurrence);
    const times = {
      dateBegin: update.dateBegin ?? stored.dateBegin,
      dateEnd: update.dateEnd === undefined ? stored.dateEnd : update.dateEnd,
    };
    assertOrder(times.dateBegin, times.dateEnd);
    if (sent.includes('itemId') && (await findById(trx, update.itemId!))?.owner_id !== key.owner_id)
      throw invalidField('/itemId', 'no such item in the branch of the event');
    await writeEvent(trx, key, {
      ...Object.fromEntries(sent.map((field) => [eventColumns[field], wanted[field]])),
      ...((update.isAllDay ?? stored.isAllDay) && timeColumns(wholeDays(times, timeZone))),
    });
  });
}

/** @throws ProblemError 400 if the event does not exist, 403 if it is not the person's */
async function copyPicture(trx: Trx, key: EventKey, from: string, person: Person): Promise<void> {
  const found = await findEvent(trx, from);
  if (!found) throw invalidField('/pictureOf', 'no such event');
  assertBranch(person, found.owner_id);
  const source = (await lockEvent(trx, found))!;
  if (source.picture_hash !== null && (await useStoredFile(trx, source.picture_hash)))
    await writeEvent(trx, key, {
      picture_hash: source.picture_hash,
      picture_alt: source.picture_alt,
      picture_credit: source.picture_credit,
      picture_licence: source.picture_licence,
    });
}

const timeColumns = ({ dateBegin, dateEnd }: ReturnType<typeof wholeDays>) => ({
  date_begin: new Date(dateBegin),
  date_end: new Date(dateEnd),
});

/** @returns undefined if nothing changes */
const binnedSince = (isBinned: boolean | undefined, stored: string | null): string | null | undefined =>
  isBinned === undefined || isBinned === (stored !== null) ? undefined : isBinned ? new Date().toISOString() : null;

/**
 * Excludes a date of a series that another event replaces.
 * @throws ProblemError 400 if the series has no such date
 */
async function excludeDate(
  trx: Trx,
  { owner_id, eventId, date }: { owner_id: number; eventId: string; date: string },
  author: string,
): Promise<void> {
  const key = { owner_id, id: eventId };
  const before = (await lockEvent(trx, key)) && (await loadEvent(trx, key));
  if (!before?.recurrence) throw invalidField('/replaces/eventId', 'no series in the branch of the event');
  const dates = before.exceptDates ?? [];
  if (dates.includes(date)) throw invalidField('/replaces/date', 'is already excluded');
  await writeEvent(trx, key, { except_dates: [...dates, date].toSorted() });
  const after = (await loadEvent(trx, key))!;
  await insertEventRevision(trx, key, { author, action: 'update', changes: eventChanges(before, after) }, true);
  await notifyBranches(trx, owner_id, [before, after]);
}

function assertOrder(start: string, end: string | null): void {
  if (end !== null && Date.parse(end) < Date.parse(start)) throw invalidField('/dateEnd', 'lies before the begin');
}

function assertRecurrence(rule: string | null | undefined): void {
  if (rule && !readRecurrence(rule))
    throw invalidField(
      '/recurrence',
      'FREQ=DAILY, WEEKLY, MONTHLY or YEARLY with INTERVAL, BYDAY (weekly TU,TH, monthly 2SA or -1FR), UNTIL or COUNT',
    );
}
