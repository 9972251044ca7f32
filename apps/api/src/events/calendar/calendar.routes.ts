import { v7 as uuidv7 } from 'uuid';
import { personOf } from '../../auth/guard.ts';
import { owned } from '../../auth/owned.ts';
import type { Person } from '../../auth/person.ts';
import { visibleOwners } from '../../auth/visible-owners.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../../context/context.ts';
import { invalidField, notFound, ProblemError } from '../../http/problem-error.ts';
import type { TypedApp } from '../../http/typed-app.ts';
import { findById, loadItem } from '../../items/item.repository.ts';
import { editReference } from '../../reference/edit-reference.ts';
import type { ReferenceEdit } from '../../reference/reference-revisions.repository.ts';
import {
  countFeeds,
  deleteFeed,
  feedOf,
  findFeed,
  hasFeed,
  insertFeed,
  listFeeds,
  loadFeed,
  loadSuspension,
  resumeFeed,
} from '@umkreis/calendars/feeds/calendar-feeds.repository.ts';
import { CalendarFeeds, calendarErrorOf } from '@umkreis/calendars/feeds/calendar-feeds.ts';
import { WorkBudget } from '../../http/work-budget.ts';
import { importCalendar } from '@umkreis/calendars/import-calendar.ts';
import { readInThread } from '@umkreis/calendars/read-in-thread.ts';

/** Per branch; each is read every six hours. */
const MOST_FEEDS = 50;
/** Reading time per account and minute, ms. A calendar of 500 events takes about 200 ms. */
const READING_MS = 10_000;

/** Import of events from calendars: once from a file, or repeatedly from an address. */
export async function calendarRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const readings = calendarReadings(app, context);
  addFileImport(app, context, readings);
  addFeeds(app, context, readings);
  addFeedActions(app, context, readings);
}

/** Reads calendars within the time that an account has for it. */
function calendarReadings(app: TypedApp, { db, content, config }: ApiContext) {
  const zoneOf = timeZoneOf(content);
  const readings = new WorkBudget(READING_MS, 60);
  const readFor = async <T>({ email }: Person, work: () => Promise<T>): Promise<T> => {
    await readings.assertLeft(email);
    return readings.spend(email, work);
  };
  const feeds = new CalendarFeeds({ db, ownHosts: config.CALENDAR_OWN_HOSTS, zoneOf, log: app.log });
  async function feedRow(id: string) {
    const row = await findFeed(db, id);
    if (!row) throw notFound('Subscription');
    return row;
  }
  return { zoneOf, readFor, feeds, feedRow };
}

function addFileImport(
  app: TypedApp,
  { db }: ApiContext,
  { zoneOf, readFor }: ReturnType<typeof calendarReadings>,
): void {
  app.handle('PUT /events/calendar/', async (request) => {
    const { itemId, text, isPreview } = request.body;
    const person = personOf(request);
    const place = owned(person, await findById(db, itemId), 'Item');
    const now = new Date();
    const reading = await readFor(person, () =>
      inField('/text', () => readInThread(text, zoneOf(place.owner_id), now)),
    );
    return importCalendar(db, reading, { place, author: person.email, feedId: null, isPreview, now });
  });
}

function addFeeds(
  app: TypedApp,
  { db, content }: ApiContext,
  { readFor, feeds, feedRow }: ReturnType<typeof calendarReadings>,
): void {
  app.handle('GET /events/feeds/', async (request) =>
    listFeeds(db, visibleOwners(personOf(request), undefined, content)),
  );

  app.handle('POST /events/feeds/', async (request) => {
    const { itemId, url } = request.body;
    const person = personOf(request);
    const place = owned(person, await findById(db, itemId), 'Item');
    if ((await countFeeds(db, place.owner_id)) >= MOST_FEEDS)
      throw invalidField('/url', `a branch has ${MOST_FEEDS} calendars at most`);
    if (await hasFeed(db, place, url))
      throw new ProblemError(409, 'exists', 'The place has this calendar already', {
        detail: 'It is among the subscriptions.',
      });
    const reading = await readFor(person, () => inField('/url', () => feeds.look(url, place.owner_id)));
    const id = uuidv7();
    await editReference(db, editOf(id, place.owner_id, person, 'create'), loadFeed, (trx) =>
      insertFeed(trx, id, place, url, person.email),
    );
    await feeds.write(await feedRow(id), reading, person.email);
    const item = await loadItem(db, place);
    const stored = await feedRow(id);
    return feedOf(stored, item?.title ?? '');
  });
}

function addFeedActions(
  app: TypedApp,
  { db }: ApiContext,
  { readFor, feeds, feedRow }: ReturnType<typeof calendarReadings>,
): void {
  app.handle('PUT /events/feeds/{id}/read', async (request) => {
    const person = personOf(request);
    const row = await feedRow(request.params.id);
    owned(person, row, 'Subscription');
    try {
      return await readFor(person, () => feeds.read(row, person.email));
    } catch (error) {
      const calendarError = calendarErrorOf(error);
      throw calendarError === undefined
        ? error
        : new ProblemError(502, 'calendar', 'The calendar was not read', { detail: calendarError });
    }
  });

  app.handle('PUT /events/feeds/{id}/resume', async (request) => {
    const person = personOf(request);
    const row = await feedRow(request.params.id);
    owned(person, row, 'Subscription');
    await editReference(db, editOf(row.id, row.owner_id, person, 'update'), loadSuspension, (trx) =>
      resumeFeed(trx, row.id),
    );
    // The response states why it fails again.
    await feeds.read(row, person.email).catch(() => {});
    const item = await loadItem(db, { owner_id: row.owner_id, id: row.item_id });
    return feedOf(await feedRow(row.id), item?.title ?? '');
  });

  app.handle('DELETE /events/feeds/{id}', async (request) => {
    const person = personOf(request);
    const row = await feedRow(request.params.id);
    owned(person, row, 'Subscription');
    await editReference(db, editOf(row.id, row.owner_id, person, 'delete'), loadFeed, (trx) => deleteFeed(trx, row.id));
    return { id: row.id };
  });
}

const editOf = (
  id: string,
  branchShortId: number,
  { email }: Person,
  action: 'create' | 'update' | 'delete',
): ReferenceEdit => ({ kind: 'calendar', id, branchShortId, author: email, action });

async function inField<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const calendarError = calendarErrorOf(error);
    throw calendarError === undefined ? error : invalidField(field, calendarError);
  }
}
