import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarFeed, CalendarResult } from '@umkreis/contract/calendar-import.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { calendarText, startCalendarServer, type CalendarServer } from '../../testing/calendar-server.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, bakery, seedGuide } from '../../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let server: CalendarServer;
const pages = new Map<string, { status?: number; location?: string; body?: string }>();
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  server = await startCalendarServer((request, response) => {
    const { status = 200, location, body = '' } = pages.get(request.url!) ?? { status: 404 };
    response.writeHead(status, { ...(location && { location }) }).end(body);
  });
});
afterAll(async () => {
  await api?.close();
  server?.close();
});

const as = async (name: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` },
  });
const send = async (text: string, isPreview = false) =>
  (await as('one', 'PUT', '/events/calendar/', { itemId: bakery.id, text, isPreview })).json<CalendarResult>().rows;
const states = (rows: CalendarResult['rows']) => rows.map(({ uid, state }) => `${uid} ${state}`);
const eventOf = async (title: string) => {
  const row = await api.db.selectFrom('events').where('title', '=', title).select('id').executeTakeFirst();
  return row && (await as('one', 'GET', `/events/dashboard/${row.id}`)).json<EditedEvent>();
};
const fest = (title: string, ...more: string[]) => [
  'UID:fest',
  `SUMMARY:${title}`,
  'DTSTART:20900704T150000Z',
  ...more,
];
const markt = ['UID:markt', 'SUMMARY:Markt', 'DTSTART:20900705T060000Z'];

test('previews and writes a file; a second upload updates changed events without duplicates', async () => {
  const text = calendarText(fest('Fest'), markt, ['UID:x', 'SUMMARY:Ohne Zeit']);
  expect(states(await send(text, true))).toEqual(['fest new', 'markt new', 'x refused']);
  expect(await eventOf('Fest')).toBeUndefined();
  expect(states(await send(text))).toEqual(['fest new', 'markt new', 'x refused']);
  expect(await eventOf('Fest')).toMatchObject({
    itemId: bakery.id,
    dateBegin: '2090-07-04T15:00:00.000Z',
    source: 'calendar',
    branches: [{ branchId: 1 }],
  });
  expect(states(await send(text))).toEqual(['fest same', 'markt same', 'x refused']);

  // An editor's changes are kept until the calendar changes.
  const stored = (await eventOf('Markt'))!;
  await as('one', 'PUT', `/events/${stored.id}`, { version: stored.version, title: 'Wochenmarkt' });
  expect(states(await send(calendarText(fest('Grosses Fest', 'STATUS:CANCELLED'), markt)))).toEqual([
    'fest changed',
    'markt same',
  ]);
  expect(await eventOf('Wochenmarkt')).toBeDefined();
  expect((await eventOf('Grosses Fest'))?.isCancelled).toBe(true);
  const events = await api.db.selectFrom('events').where('calendar_uid', 'is not', null).select('id').execute();
  expect(events).toHaveLength(2);
  // A file does not cancel events that it no longer contains.
  expect(states(await send(calendarText(markt)))).toEqual(['markt same']);
});

test('reads whole days and the location, also of events that were imported without them, and keeps what editors changed', async () => {
  const camp = ['UID:lager', 'SUMMARY:Lager', 'DTSTART;VALUE=DATE:20900801', 'DTEND;VALUE=DATE:20900804'];
  const text = (location: string) => calendarText([...camp, `LOCATION:${location}`]);
  expect(states(await send(text('Pfadiheim')))).toEqual(['lager new']);
  const stored = (await eventOf('Lager'))!;
  expect(stored).toMatchObject({
    isAllDay: true,
    location: 'Pfadiheim',
    dateBegin: '2090-07-31T22:00:00.000Z',
    dateEnd: '2090-08-03T21:59:00.000Z',
  });
  // As a release stored it that did not read them.
  const { dateBegin, dateEnd } = stored;
  const fields = { uid: 'lager', title: 'Lager', description: '', url: null, dateBegin, dateEnd };
  const before = { ...fields, recurrence: null, exceptDates: [], isCancelled: false };
  await api.db
    .updateTable('events')
    .set({
      is_all_day: false,
      location: null,
      calendar_hash: createHash('sha256').update(JSON.stringify(before)).digest('hex'),
    })
    .where('id', '=', stored.id)
    .execute();
  await as('one', 'PUT', `/events/${stored.id}`, { version: stored.version, title: 'Sommerlager' });
  expect(states(await send(text('Pfadiheim')))).toEqual(['lager changed']);
  expect(await eventOf('Sommerlager')).toMatchObject({ isAllDay: true, location: 'Pfadiheim' });
  expect(states(await send(text('Pfadiheim')))).toEqual(['lager same']);
  // The place of the import needs no mention.
  expect(states(await send(text(`${bakery.title}\\, Dorf`)))).toEqual(['lager changed']);
  expect(await eventOf('Lager')).toMatchObject({ location: null });
});

test('moves events that become private to the trash, and restores those that become public again', async () => {
  const meeting = ['UID:sitzung', 'SUMMARY:Sitzung', 'DTSTART:20901001T180000Z'];
  await send(calendarText(meeting));
  expect(states(await send(calendarText([...meeting, 'CLASS:PRIVATE'])))).toEqual(['sitzung removed']);
  expect((await eventOf('Sitzung'))?.dateBinned).not.toBeNull();
  expect(await send(calendarText([...meeting, 'CLASS:PRIVATE']))).toEqual([]);
  expect(states(await send(calendarText(meeting)))).toEqual(['sitzung changed']);
  const restored = (await eventOf('Sitzung'))!;
  expect(restored.dateBinned).toBeNull();
  // What an editor moved there stays there.
  await as('one', 'PUT', `/events/${restored.id}`, { version: restored.version, isBinned: true });
  expect(states(await send(calendarText([...meeting, 'LOCATION:Saal'])))).toEqual(['sitzung changed']);
  expect((await eventOf('Sitzung'))?.dateBinned).not.toBeNull();
});

test('moves own dates of a series to the trash that the series contains again', async () => {
  const start = 'DTSTART;TZID=Europe/Vaduz:20901003T200000';
  const series = ['UID:tanz', 'SUMMARY:Tanz', start, 'RRULE:FREQ=WEEKLY;COUNT=4'];
  const own = [
    'UID:tanz',
    'SUMMARY:Ball',
    'RECURRENCE-ID;TZID=Europe/Vaduz:20901010T200000',
    start.replace('03', '10'),
  ];
  expect(states(await send(calendarText(series, own)))).toEqual(['tanz new', 'tanz#2090-10-10 new']);
  expect(states(await send(calendarText(series)))).toEqual(['tanz changed', 'tanz#2090-10-10 removed']);
  expect((await eventOf('Ball'))?.dateBinned).not.toBeNull();
});

test.each(['kein Kalender', calendarText(...Array.from({ length: 1001 }, (_, n) => [`UID:${n}`]))])(
  'rejects a text that is not a calendar or too large, and changes nothing',
  async (text) => {
    const response = await as('one', 'PUT', '/events/calendar/', { itemId: bakery.id, text });
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.field]).toEqual([400, '/text']);
  },
);

test('subscribes to an address, reads it again, cancels events that it no longer contains, and keeps the events after unsubscribing', async () => {
  const one = ['UID:1', 'SUMMARY:Lesung', 'DTSTART:20900801T180000Z'];
  const two = ['UID:2', 'SUMMARY:Konzert', 'DTSTART;TZID=Europe/Vaduz:20900802T200000', 'RRULE:FREQ=WEEKLY;COUNT=4'];
  pages.set('/old.ics', { status: 302, location: '/a.ics' });
  pages.set('/a.ics', { body: calendarText(one, two) });
  const url = `${server.url}/old.ics`;
  const response = await as('one', 'POST', '/events/feeds/', { itemId: bakery.id, url });
  expect([response.statusCode, response.json<CalendarFeed>()]).toMatchObject([
    201,
    { url, eventCount: 2, fault: null, itemTitle: bakery.title, branchShortId: 1 },
  ]);
  const { id } = response.json<CalendarFeed>();
  expect(await eventOf('Konzert')).toMatchObject({ recurrence: 'FREQ=WEEKLY;COUNT=4' });
  expect((await as('one', 'POST', '/events/feeds/', { itemId: bakery.id, url })).statusCode).toBe(409);

  pages.set('/a.ics', { body: calendarText(two) });
  const again = await as('one', 'PUT', `/events/feeds/${id}/read`, {});
  expect(states(again.json<CalendarResult>().rows)).toEqual(['2 same', '1 cancelled']);
  expect((await eventOf('Lesung'))?.isCancelled).toBe(true);
  pages.set('/a.ics', { body: calendarText(one, two) });
  expect(states((await as('one', 'PUT', `/events/feeds/${id}/read`, {})).json<CalendarResult>().rows)).toEqual([
    '1 changed',
    '2 same',
  ]);
  expect((await eventOf('Lesung'))?.isCancelled).toBe(false);

  pages.set('/a.ics', { status: 500 });
  const unreachable = await as('one', 'PUT', `/events/feeds/${id}/read`, {});
  expect([unreachable.statusCode, unreachable.json<Problem>().detail]).toEqual([502, 'the server answers 500']);
  expect(await eventOf('Konzert')).toBeDefined();
  expect((await as('two', 'DELETE', `/events/feeds/${id}`)).statusCode).toBe(403);
  expect((await as('two', 'GET', '/events/feeds/')).json()).toEqual([]);
  expect((await as('one', 'DELETE', `/events/feeds/${id}`)).statusCode).toBe(200);
  expect((await as('one', 'GET', '/events/feeds/')).json()).toEqual([]);
  expect(await eventOf('Konzert')).toBeDefined();
});

test.each([
  ['this machine by another name', (port: string) => `http://localhost:${port}/a.ics`, 'an unusual port'],
  ['this machine', () => 'http://localhost:8080/a.ics', 'the address is not a public one'],
  ['a loopback address', () => 'http://127.0.0.2/a.ics', 'the address is not a public one'],
  ['the network of a house', () => 'http://192.168.1.1/a.ics', 'the address is not a public one'],
  ['the metadata of a cloud', () => 'http://169.254.169.254/latest', 'the address is not a public one'],
  ['an address within IPv6', () => 'http://[::ffff:127.0.0.1]/a.ics', 'the address is not a public one'],
  ['an address written as a number', () => 'http://2130706434/a.ics', 'the address is not a public one'],
  ['a password', () => 'https://a:b@example.org/a.ics', 'no web address'],
  ['a redirect to the own network', (_port: string, own: string) => `${own}/inward`, 'the address is not a public one'],
  ['redirects without an end', (_port: string, own: string) => `${own}/loop`, 'too many redirects'],
  ['more than 1 MB', (_port: string, own: string) => `${own}/large`, 'larger than 1 MB'],
  ['no calendar', (_port: string, own: string) => `${own}/page`, 'is no calendar'],
])('neither reads nor subscribes to %s', async (_name, urlOf, reason) => {
  pages.set('/inward', { status: 302, location: 'http://10.0.0.1/a.ics' });
  pages.set('/loop', { status: 302, location: '/loop' });
  pages.set('/large', { body: 'x'.repeat(1_000_001) });
  pages.set('/page', { body: 'BEGIN:VCARD\r\nEND:VCARD' });
  const response = await as('one', 'POST', '/events/feeds/', {
    itemId: bakery.id,
    url: urlOf(new URL(server.url).port, server.url),
  });
  expect([response.statusCode, response.json<Problem>().errors]).toEqual([400, [{ field: '/url', message: reason }]]);
  expect((await as('one', 'GET', '/events/feeds/')).json()).toEqual([]);
});

test('stores what the last reading of a subscription left out', async () => {
  const url = `${server.url}/left-out.ics`;
  pages.set('/left-out.ics', {
    body: calendarText(
      fest('Chor'),
      ['UID:x', 'SUMMARY:Ohne Zeit'],
      ['UID:y', 'SUMMARY:Alt', 'DTSTART:20010101T100000Z'],
    ),
  });
  const created = (await as('one', 'POST', '/events/feeds/', { itemId: bakery.id, url })).json<CalendarFeed>();
  expect(created.leftOut).toEqual({
    notes: [{ kind: 'past', title: null, count: 1 }],
    refused: [{ uid: 'x', title: 'Ohne Zeit', fault: 'has no begin' }],
    refusedCount: 1,
  });
  pages.set('/left-out.ics', { body: calendarText(fest('Chor')) });
  await as('one', 'PUT', `/events/feeds/${created.id}/read`, {});
  const [feed] = (await as('one', 'GET', '/events/feeds/')).json<CalendarFeed[]>();
  expect(feed!.leftOut).toEqual({ notes: [], refused: [], refusedCount: 0 });
  await as('one', 'DELETE', `/events/feeds/${created.id}`);
});

test('ends a stored series that the calendar ended in the past or continues at another time', async () => {
  const rows = (...lines: string[]) => [
    'UID:kurs',
    'SUMMARY:Kurs',
    'DTSTART;TZID=Europe/Vaduz:20200106T190000',
    ...lines,
  ];
  await send(calendarText(rows('RRULE:FREQ=WEEKLY')));
  expect(await eventOf('Kurs')).toMatchObject({ recurrence: 'FREQ=WEEKLY' });
  const change = [
    'UID:kurs',
    'SUMMARY:Kurs neu',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20200120T180000Z',
    'DTSTART;TZID=Europe/Vaduz:20200120T200000',
  ];
  expect(states(await send(calendarText(rows('RRULE:FREQ=WEEKLY'), change)))).toEqual([
    'kurs changed',
    'kurs#2020-01-20 new',
  ]);
  expect(await eventOf('Kurs')).toMatchObject({ recurrence: 'FREQ=WEEKLY;UNTIL=20200120T175959Z' });
  expect(await eventOf('Kurs neu')).toMatchObject({ recurrence: 'FREQ=WEEKLY' });
});

test('a new event is at the place that its location alone names, and stays where an editor moves it', async () => {
  const place = (title: string) => itemRow({ owner_id: 1, title });
  const [hall, twin, other] = [place('Gemeindesaal Triesen'), place('Turnhalle'), place('TURNHALLE')];
  const binned = { ...place('Altes Zelt'), date_binned: new Date() };
  await addItems(api.db, [hall, twin, other, binned]);
  await api.db
    .insertInto('item_addresses')
    .values({
      owner_id: 1,
      id: '0190a5d0-0000-7000-8000-0000000000aa',
      item_id: hall.id,
      street: 'Dorfstrasse',
      housenumber: '3',
      postcode: '9495',
      city: 'Triesen',
    })
    .execute();
  const at = (uid: string, location: string) => [
    `UID:${uid}`,
    `SUMMARY:Anlass ${uid}`,
    'DTSTART:20900801T150000Z',
    `LOCATION:${location}`,
  ];
  const text = calendarText(
    at('ort1', 'gemeindesaal  triesen'),
    at('ort2', String.raw`Gemeindesaal Triesen\nDorfstrasse 3\n9495 Triesen`),
    at('ort3', String.raw`Dorfstrasse 3\, 9495 Triesen`),
    at('ort4', 'Turnhalle'),
    at('ort5', 'Altes Zelt'),
    at('ort6', 'Gemeindesaal'),
  );
  const preview = await send(text, true);
  expect(preview.slice(0, 6).map((row) => row.place?.title ?? null)).toEqual([
    hall.title,
    hall.title,
    hall.title,
    null,
    null,
    null,
  ]);
  expect(preview[0]!.eventId).toBeNull();
  const rows = await send(text);
  const first = (await eventOf('Anlass ort1'))!;
  expect(rows[0]).toMatchObject({ eventId: first.id, place: { itemId: hall.id } });
  expect(first).toMatchObject({ itemId: hall.id, location: null, branches: [{ branchId: 1 }] });
  expect(await eventOf('Anlass ort3')).toMatchObject({ itemId: hall.id, location: null });
  expect(await eventOf('Anlass ort4')).toMatchObject({ itemId: bakery.id, location: 'Turnhalle' });

  await as('one', 'PUT', `/events/${first.id}`, { version: first.version, itemId: twin.id });
  const changed = text.replace('Anlass ort1', 'Anlass eins');
  expect((await send(changed))[0]).toMatchObject({ state: 'changed', place: { itemId: twin.id } });
  expect(await eventOf('Anlass eins')).toMatchObject({ itemId: twin.id, location: 'gemeindesaal  triesen' });
});
