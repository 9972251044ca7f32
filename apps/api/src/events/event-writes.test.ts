import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardEventPage } from '@umkreis/contract/dashboard.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = async (name: string, method: Method, url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` },
  });
const market = {
  itemId: bakery.id,
  title: 'Markt',
  dateBegin: '2090-05-01T08:00:00.000Z',
  dateEnd: '2090-05-01T12:00:00.000Z',
};
const create = async (fields: object = {}) =>
  (await as('one', 'POST', '/events', { ...market, ...fields })).json<{ id: string; version: number }>();
const read = async (id: string) => (await as('staff', 'GET', `/events/dashboard/${id}`)).json<EditedEvent>();
const versions = async () =>
  new Map(
    (await api.db.selectFrom('branches').select(['short_id', 'content_version']).execute()).map((row) => [
      row.short_id,
      row.content_version,
    ]),
  );

const publicEvents = async () => (await api.app.inject('/events/branchshortid/1')).json<Event[]>();

/** Waits for an event; content is polled each second. */
async function visibleEvent(branch: number, id: string): Promise<Event | undefined> {
  for (const end = Date.now() + 3000; ;) {
    const found = (await api.app.inject(`/events/branchshortid/${branch}`))
      .json<Event[]>()
      .find((event) => event.id === id);
    if (found || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('creates an event, shows it on branches and reads it again', async () => {
  const { id, version } = await create();
  expect(version).toBe(1);
  expect((await as('one', 'POST', '/events/branches/multiple/', { eventId: id, branchIds: [1] })).json()).toEqual([
    { eventId: id, branchId: 1 },
  ]);
  expect(await read(id)).toMatchObject({
    ...market,
    branchShortId: 1,
    version: 2,
    branches: [{ branchId: 1 }],
    tags: [],
    itemEvents: [],
    source: 'editor',
    description: '',
    url: null,
  });
  expect(await visibleEvent(1, id)).toMatchObject({ title: 'Markt', itemNanoId: bakery.nano_id });
});

test('publishes an event with all relations to every branch that shows it', async () => {
  const before = await versions();
  const response = await as('staff', 'POST', '/events', {
    ...market,
    branchIds: [1, 9],
    tagIds: [ids.pizza],
    itemIds: [foreign.id],
  });
  expect(await read(response.json<{ id: string }>().id)).toMatchObject({
    branches: [{ branchId: 1 }, { branchId: 9 }],
    tags: [{ tagId: ids.pizza }],
    itemEvents: [{ itemId: foreign.id }],
  });
  const after = await versions();
  expect([1, 9, 14].map((branch) => after.get(branch)! > before.get(branch)!)).toEqual([true, true, true]);
  expect(after.get(2)).toBe(before.get(2));
});

test("shows the event's place on a branch that shows the event, and no other place of that tenant", async () => {
  const read = (branch: number, nanoId: string) =>
    api.app.inject({ url: `/items/nanoid/${nanoId}?branch=${branch}` }).then(({ statusCode }) => statusCode);
  expect(await read(7, bakery.nano_id)).toBe(404);
  const { id } = (await as('staff', 'POST', '/events', { ...market, branchIds: [7] })).json<{ id: string }>();
  expect([await read(7, bakery.nano_id), await read(7, foreign.nano_id), await read(2, bakery.nano_id)]).toEqual([
    200, 404, 404,
  ]);
  await as('staff', 'DELETE', `/events/branches/${id}/7`);
  expect(await read(7, bakery.nano_id)).toBe(404);
});

test('lets an editor show events only on their own branches and items', async () => {
  const { id } = await create();
  expect((await as('one', 'POST', '/events', { ...market, branchIds: [2] })).statusCode).toBe(403);
  expect((await as('one', 'POST', '/events', { ...market, itemIds: [foreign.id] })).statusCode).toBe(403);
  expect((await as('one', 'POST', '/events/branches/', { eventId: id, branchId: 2 })).statusCode).toBe(403);
  expect((await as('one', 'POST', '/items/events/', { itemId: foreign.id, eventId: id })).statusCode).toBe(403);
  expect(
    (await as('staff', 'POST', '/items/events/', { itemId: foreign.id, eventId: id, relationshipId: 1 })).json(),
  ).toEqual({ itemId: foreign.id, eventId: id, relationshipId: 1, title: foreign.title, categoryId: null });
});

test('merges different fields and reports a conflict with both values for the same field', async () => {
  const { id, version } = await create();
  expect((await as('one', 'PUT', `/events/${id}`, { version, title: 'Jahrmarkt' })).json<EditedEvent>()).toMatchObject({
    title: 'Jahrmarkt',
    version: 2,
  });
  expect(
    (
      await as('staff', 'PUT', `/events/${id}`, { version, dateEnd: null, description: 'Im Städtle' })
    ).json<EditedEvent>(),
  ).toMatchObject({ title: 'Jahrmarkt', dateEnd: null, version: 3 });
  const conflict = await as('staff', 'PUT', `/events/${id}`, { version, title: 'Messe' });
  expect([conflict.statusCode, conflict.json<Problem>().conflicts]).toEqual([
    409,
    [{ field: 'title', yours: 'Messe', theirs: 'Jahrmarkt' }],
  ]);
  const revisions = await api.db
    .selectFrom('event_revisions')
    .where('event_id', '=', id)
    .select(['revision', 'author', 'action'])
    .orderBy('revision')
    .execute();
  expect(revisions.map((row) => `${row.revision} ${row.author} ${row.action}`)).toEqual([
    '1 one@test.example create',
    '2 one@test.example update',
    '3 staff@test.example update',
  ]);
});

test.each([
  ['/dateEnd', { dateEnd: '2090-05-01T07:00:00Z' }],
  ['/dateBegin', { dateBegin: 'morgen' }],
  ['/title', { title: '' }],
  ['/url', { url: 'javascript:alert(1)' }],
  ['/tagIds/0', { tagIds: [bakery.id] }],
  ['/branchIds/0', { branchIds: [33] }],
  ['/fremd', { fremd: 1 }],
])('rejects an event with an error in %s', async (field, change) => {
  const response = await as('one', 'POST', '/events', { ...market, ...change });
  expect([response.statusCode, response.json<Problem>().errors?.map((error) => error.field)]).toEqual([400, [field]]);
});

test('deletes a link once', async () => {
  const { id } = await create({ branchIds: [1], tagIds: [ids.pizza], itemIds: [bakery.id] });
  for (const url of [
    `/events/branches/${id}/1`,
    `/events/tags/${id}/${ids.pizza}`,
    `/items/events/${bakery.id}/${id}/1`,
  ]) {
    expect([url, (await as('one', 'DELETE', url)).statusCode, (await as('one', 'DELETE', url)).statusCode]).toEqual([
      url,
      200,
      404,
    ]);
  }
  expect(await read(id)).toMatchObject({ branches: [], tags: [], itemEvents: [], version: 4 });
});

test('lists the events of a place in the dashboard, including those that are also shown there', async () => {
  const second = (await as('one', 'POST', '/items', { title: 'Bar', lat: 47.14, lon: 9.52 })).json<{ id: string }>().id;
  const here = await create({ title: 'Am Ort' });
  const also = await create({ title: 'Auch hier', itemId: second, itemIds: [bakery.id] });
  const other = await create({ title: 'Anderswo', itemId: second });
  const listed = (await as('one', 'GET', `/events/dashboard/?item=${bakery.id}&pageSize=200`))
    .json<{ events: { id: string }[] }>()
    .events.map(({ id }) => id);
  expect(listed).toEqual(expect.arrayContaining([here.id, also.id]));
  expect(listed).not.toContain(other.id);
});

test('shows a cancelled event as such, and reinstates it', async () => {
  const { id, version } = await create({ title: 'Konzert', branchIds: [1] });
  expect(await visibleEvent(1, id)).not.toHaveProperty('isCancelled');
  const cancelled = await as('one', 'PUT', `/events/${id}`, { version, isCancelled: true });
  expect([cancelled.statusCode, cancelled.json<EditedEvent>().isCancelled]).toEqual([200, true]);
  await expect.poll(async () => (await visibleEvent(1, id))?.isCancelled).toBe(true);
  const again = await as('one', 'PUT', `/events/${id}`, { version: version + 1, isCancelled: false });
  expect(again.json<EditedEvent>().isCancelled).toBe(false);
});

test('replaces a date of a series by an event of its own, both or neither', async () => {
  const series = await create({ title: 'Chorprobe', recurrence: 'FREQ=WEEKLY', branchIds: [1] });
  const replaces = { eventId: series.id, date: '2090-05-08' };
  const moved = await create({
    title: 'Chorprobe im Saal',
    dateBegin: '2090-05-09T08:00:00.000Z',
    dateEnd: null,
    replaces,
  });
  expect(moved.id).toBeDefined();
  expect((await read(series.id)).exceptDates).toEqual(['2090-05-08']);
  const events = async () => (await api.db.selectFrom('events').select('id').execute()).length;
  const before = await events();
  for (const wrong of [replaces, { ...replaces, eventId: moved.id }, { ...replaces, eventId: ids.bakery }])
    expect((await as('one', 'POST', '/events', { ...market, replaces: wrong })).statusCode).toBe(400);
  expect(await events()).toBe(before);
});

test('features an item only once a day', async () => {
  const feature = async () =>
    (await as('one', 'POST', '/featured/', { itemId: bakery.id, dateFeatured: '2090-05-01' })).json<{
      featuredId: string;
    }>();
  const first = await feature();
  expect(await feature()).toEqual({ featuredId: first.featuredId, itemId: bakery.id, dateFeatured: '2090-05-01' });
  expect((await as('one', 'GET', `/items/dashboard/${bakery.id}`)).json<EditedItem>().featured).toEqual([
    { featuredId: first.featuredId, dateFeatured: '2090-05-01' },
  ]);
});

test('edits a series as one event and lists its dates at the same local time, without excluded days', async () => {
  const next = new Date(Date.now() + 86_400_000);
  next.setUTCHours(18, 0, 0, 0);
  const dateBegin = next.toISOString();
  const left = new Date(next.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await create({
    title: 'Abendmusik',
    dateBegin,
    dateEnd: new Date(next.getTime() + 3_600_000).toISOString(),
    recurrence: 'FREQ=DAILY;COUNT=5',
    exceptDates: [left],
    branchIds: [1],
  });
  expect(await read(id)).toMatchObject({ recurrence: 'FREQ=DAILY;COUNT=5', exceptDates: [left] });
  await visibleEvent(1, id);
  const series = (await api.app.inject('/events/branchshortid/1'))
    .json<Event[]>()
    .filter((event) => event.title === 'Abendmusik');
  expect(series).toHaveLength(4);
  expect(new Set(series.map((event) => event.id)).size).toBe(4);
  expect(
    series.every(
      (event) => event.seriesId === id && Date.parse(event.dateEnd!) - Date.parse(event.dateBegin) === 3_600_000,
    ),
  ).toBe(true);
  const { version } = await read(id);
  expect((await as('one', 'PUT', `/events/${id}`, { version, recurrence: null })).json<EditedEvent>()).toMatchObject({
    recurrence: null,
  });
  expect(
    (await as('one', 'POST', '/events', { ...market, recurrence: 'FREQ=WEEKLY;BYDAY=XX' })).json<Problem>().errors?.[0]
      ?.field,
  ).toBe('/recurrence');
});

test('moves an event to the trash, where no visitor sees it, and restores it', async () => {
  const { id, version } = await create({ title: 'Papierkorb', branchIds: [1] });
  expect(await visibleEvent(1, id)).toBeDefined();
  const binned = await as('one', 'PUT', `/events/${id}`, { version, isBinned: true });
  expect(binned.json<EditedEvent>()).toMatchObject({ version: 2, dateBinned: expect.any(String) });
  const listed = async (state: string) =>
    (await as('one', 'GET', `/events/dashboard/?text=Papierkorb${state}`))
      .json<DashboardEventPage>()
      .events.map((event) => event.id);
  expect([await listed(''), await listed('&state=binned')]).toEqual([[], [id]]);
  await expect.poll(async () => (await publicEvents()).some((event) => event.id === id)).toBe(false);
  // Moving it there again changes nothing.
  expect((await as('one', 'PUT', `/events/${id}`, { version: 2, isBinned: true })).json<EditedEvent>().version).toBe(2);
  expect((await as('two', 'PUT', `/events/${id}`, { version: 2, isBinned: false })).statusCode).toBe(403);
  const restored = await as('one', 'PUT', `/events/${id}`, { version: 2, isBinned: false });
  expect(restored.json<EditedEvent>()).toMatchObject({ version: 3, dateBinned: null, branches: [{ branchId: 1 }] });
  expect(await visibleEvent(1, id)).toBeDefined();
  // Its history restores both states.
  const back = await as('one', 'POST', `/events/${id}/revisions/2/restore`, { version: 3 });
  expect(back.json<EditedEvent>().dateBinned).toBe(binned.json<EditedEvent>().dateBinned);
});

test('lists no place of another branch whose event is in the trash', async () => {
  const hall = itemRow({ title: 'Halle', lat: 47.14, lon: 9.52 });
  await addItems(api.db, [hall]);
  const response = await as('staff', 'POST', '/events', { ...market, itemId: hall.id, branchIds: [9] });
  const { id, version } = response.json<EditedEvent>();
  const statusOf = async () => (await api.app.inject(`/items/nanoid/${hall.nano_id}?branch=9`)).statusCode;
  expect(await statusOf()).toBe(200);
  await as('one', 'PUT', `/events/${id}`, { version, isBinned: true });
  expect(await statusOf()).toBe(404);
});

test('moves the times of an all-day event to its days on the clock of the branch', async () => {
  const { id, version } = await create({ title: 'Ausstellung', isAllDay: true, branchIds: [1] });
  const day = { dateBegin: '2090-04-30T22:00:00.000Z', dateEnd: '2090-05-01T21:59:00.000Z' };
  expect(await visibleEvent(1, id)).toMatchObject({ ...day, isAllDay: true });
  const longer = await as('one', 'PUT', `/events/${id}`, { version, dateEnd: '2090-05-03T10:00:00.000Z' });
  expect(longer.json()).toMatchObject({ ...day, dateEnd: '2090-05-03T21:59:00.000Z' });
  const without = await as('one', 'PUT', `/events/${id}`, { version: 2, dateEnd: null });
  expect(without.json()).toMatchObject(day);
  const timed = { version: 3, isAllDay: false, dateBegin: market.dateBegin, dateEnd: market.dateEnd };
  expect((await as('one', 'PUT', `/events/${id}`, timed)).json()).toMatchObject({ ...market, title: 'Ausstellung' });
});

test('stores price, organizer, tickets and location, and omits them in the public list where they are not set', async () => {
  const facts = { price: 'free', organizer: 'Dorfverein', ticketUrl: 'https://tickets.example/a', location: 'Saal 2' };
  const { id, version } = await create({ ...facts, branchIds: [1] });
  expect(await visibleEvent(1, id)).toMatchObject(facts);
  const none = { price: null, organizer: null, ticketUrl: null, location: null };
  expect((await as('one', 'PUT', `/events/${id}`, { version, ...none })).json()).toMatchObject(none);
  const plain = await create({ branchIds: [1] });
  const keys = Object.keys((await visibleEvent(1, plain.id))!);
  expect(keys.filter((key) => key in facts || key === 'isAllDay')).toEqual([]);
});

test.each([
  ['price', 'x'.repeat(81)],
  ['price', ''],
  ['organizer', 'x'.repeat(121)],
  ['ticketUrl', 'http://tickets.example'],
  ['ticketUrl', 'javascript:alert(1)'],
  ['location', 'x'.repeat(201)],
  ['recurrence', 'FREQ=MONTHLY;BYDAY=6SA'],
])('rejects the %s %j', async (field, value) => {
  const response = await as('one', 'POST', '/events', { ...market, [field]: value });
  expect([response.statusCode, response.json<Problem>().errors?.[0]?.field]).toEqual([400, `/${field}`]);
});

test('lists the dates of a series on an nth weekday of the month', async () => {
  const { id } = await create({
    title: 'Flohmarkt',
    dateBegin: '2026-12-12T08:00:00.000Z',
    dateEnd: null,
    recurrence: 'FREQ=MONTHLY;BYDAY=2SA;COUNT=3',
    branchIds: [1],
  });
  await visibleEvent(1, id);
  const dates = (await publicEvents())
    .filter(({ title }) => title === 'Flohmarkt')
    .map((one) => one.dateBegin.slice(0, 10));
  expect(dates).toEqual(['2026-12-12', '2027-01-09', '2027-02-13']);
});
