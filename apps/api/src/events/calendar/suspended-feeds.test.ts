import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CalendarFeed } from '@umkreis/contract/calendar-import.ts';
import { calendarText, startCalendarServer, type CalendarServer } from '../../testing/calendar-server.ts';
import { bakery, seedGuide } from '../../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { suspendFailing, takeDue } from '@umkreis/calendars/feeds/calendar-feeds.repository.ts';
import { CalendarFeeds } from '@umkreis/calendars/feeds/calendar-feeds.ts';

const good = calendarText(['UID:1', 'SUMMARY:Lesung', 'DTSTART:20900801T180000Z']);

let api: TestApi;
let server: CalendarServer;
let body = good;
let reads = 0;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  server = await startCalendarServer((_request, response) => {
    reads++;
    response.end(body);
  });
});
afterAll(async () => {
  await api?.close();
  server?.close();
});

const as = async (name: string, method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}) =>
  api.app.inject({
    method,
    url,
    ...(method !== 'GET' && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` },
  });
const feed = async () => (await as('one', 'GET', '/events/feeds/')).json<CalendarFeed[]>()[0]!;
let id: string;
beforeEach(async () => {
  await api.db.deleteFrom('calendar_feeds').execute();
  body = good;
  const response = await as('one', 'POST', '/events/feeds/', { itemId: bakery.id, url: `${server.url}/a.ics` });
  id = response.json<CalendarFeed>().id;
});
const makeDue = () =>
  api.db
    .updateTable('calendar_feeds')
    .set({ date_due: new Date(0) })
    .execute();

it('suspends a calendar after five consecutive failures, and reports since when and why', async () => {
  body = 'no calendar';
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await feed()).dateSuspended).toBeNull();
    expect((await as('one', 'PUT', `/events/feeds/${id}/read`)).statusCode).toBe(502);
    expect(await feed()).toMatchObject({ failureCount: attempt, fault: 'is no calendar' });
  }
  expect(Date.parse((await feed()).dateSuspended!)).toBeGreaterThan(Date.now() - 60_000);
});

it('counts failures from the last success', async () => {
  body = 'no calendar';
  for (let attempt = 1; attempt <= 4; attempt++) await as('one', 'PUT', `/events/feeds/${id}/read`);
  body = good;
  expect((await as('one', 'PUT', `/events/feeds/${id}/read`)).statusCode).toBe(200);
  expect(await feed()).toMatchObject({ failureCount: 0, dateSuspended: null, fault: null });
});

it('does not read a suspended calendar, and logs the suspension with branch and subscription', async () => {
  body = 'no calendar';
  reads = 0;
  const logged: object[] = [];
  const feeds = new CalendarFeeds({
    db: api.db,
    ownHosts: new Set(['127.0.0.1']),
    zoneOf: () => 'Europe/Vaduz',
    log: { warn: ((facts: object) => void logged.push(facts)) as never },
  });
  for (let attempt = 0; attempt < 7; attempt++) {
    await makeDue();
    await feeds.readDue();
  }
  expect(reads).toBe(5);
  expect(logged).toEqual([{ feed: id, branch: 1, fault: 'is no calendar', failures: 5 }]);
});

it('suspends a calendar that crashes the process each time it is read', async () => {
  // Simulates a process that is killed while it reads.
  for (let attempt = 1; attempt <= 5; attempt++) {
    await makeDue();
    expect(await takeDue(api.db)).toMatchObject({ id, failure_count: attempt });
  }
  await makeDue();
  expect(await takeDue(api.db)).toBeUndefined();
  expect(await suspendFailing(api.db)).toMatchObject([{ id, fault: 'reading it was interrupted' }]);
});

it('resumes a calendar: reads it at once, records who did so, and reports why it fails again', async () => {
  const suspend = () =>
    api.db.updateTable('calendar_feeds').set({ failure_count: 5, date_suspended: new Date(), fault: 'x' }).execute();
  await suspend();
  expect((await as('two', 'PUT', `/events/feeds/${id}/resume`)).statusCode).toBe(403);
  expect((await as('one', 'PUT', `/events/feeds/${id}/resume`)).json()).toMatchObject({
    failureCount: 0,
    dateSuspended: null,
    fault: null,
    eventCount: 1,
  });
  body = 'no calendar';
  await suspend();
  expect((await as('one', 'PUT', `/events/feeds/${id}/resume`)).json()).toMatchObject({
    failureCount: 1,
    dateSuspended: null,
    fault: 'is no calendar',
  });
  const revisions = await api.db
    .selectFrom('reference_revisions')
    .where('kind', '=', 'calendar')
    .where('action', '=', 'update')
    .select(['author', 'changes'])
    .execute();
  expect(revisions[0]).toMatchObject({
    author: 'one@test.example',
    changes: { isSuspended: { before: true, after: false } },
  });
});
