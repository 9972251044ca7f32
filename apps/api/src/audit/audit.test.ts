import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditPage } from '@umkreis/contract/audit.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { contest } from '../testing/reference-samples.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const STAFF = 'staff@test.example';
const EDITOR = 'one@test.example';
const VIEWER = 'viewer@test.example';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

async function call(method: 'GET' | 'POST' | 'PUT', url: string, email = STAFF, payload?: object) {
  const headers = { authorization: `Bearer ${await api.issuer.tokenOf(email)}` };
  return api.app.inject({ method, url, headers, ...(payload && { payload }) });
}
const audit = async (query: string): Promise<AuditPage> => (await call('GET', `/audit/?${query}`)).json<AuditPage>();
const rows = (action: string) =>
  api.db
    .selectFrom('access_log')
    .selectAll()
    .where('action', '=', action as 'staff-read')
    .orderBy('id')
    .execute();

/** Adds a change request of branch 1, with or without a contact address. */
const request = (contactEmail: string | null) =>
  api.db
    .insertInto('change_requests')
    .values({
      owner_id: 1,
      id: uniqueId(),
      link_id: uniqueId(),
      item_id: bakery.id,
      search_shortcut_id: null,
      changes: '{}',
      contact_email: contactEmail,
      date_decided: null,
    })
    .execute();

it('records who read the entries of which contest, and counts repeated reads in one row', async () => {
  const id = await contest(api.db, 'ended');
  const entries = (await call('GET', `/contests/${id}/participants/`, EDITOR)).json<unknown[]>();
  expect(entries.length).toBeGreaterThan(0);
  // The 15-minute window may end between two reads.
  await call('GET', `/contests/${id}/participants/`, EDITOR);
  const found = (await rows('contest-entries-read')).filter(({ subject }) => subject === id);
  expect(found.length).toBeLessThanOrEqual(2);
  expect(found[0]).toMatchObject({ person: EDITOR, branch_id: 1 });
  expect(found.reduce((sum, { times }) => sum + times, 0)).toBe(2);
  expect(found.reduce((sum, { records }) => sum + records, 0)).toBe(2 * entries.length);
});

it('records who was shown the winners of a draw', async () => {
  const id = await contest(api.db, 'ended');
  expect((await call('POST', `/contests/${id}/draws/`, EDITOR, { winners: 1 })).statusCode).toBe(201);
  expect((await rows('contest-entries-read')).filter(({ subject }) => subject === id)).toMatchObject([
    { person: EDITOR, records: 1, branch_id: 1 },
  ]);
});

it('records a page of change requests only if it shows an address to its reader', async () => {
  await request(null);
  await call('GET', '/items/change-requests/', EDITOR);
  expect(await rows('contacts-read')).toEqual([]);
  await request('anna@example.org');
  expect((await call('GET', '/items/change-requests/', VIEWER)).body).not.toContain('anna@');
  expect((await call('GET', '/items/change-requests/?contacts=false', EDITOR)).body).not.toContain('anna@');
  expect(await rows('contacts-read')).toEqual([]);
  expect((await call('GET', '/items/change-requests/?branch=1', EDITOR)).body).toContain('anna@');
  expect(await rows('contacts-read')).toMatchObject([{ person: EDITOR, branch_id: 1, subject: '1', records: 1 }]);
});

it('records exports of places with the number of places', async () => {
  await call('GET', '/items/dashboard/export/?branch=1', VIEWER);
  expect(await rows('places-export')).toMatchObject([{ person: VIEWER, branch_id: 1, records: 1 }]);
});

it('records reads of the members and of their revisions', async () => {
  await call('GET', '/staff/');
  await call('GET', '/staff/revisions/');
  expect(await rows('staff-read')).toMatchObject([{ person: STAFF, records: 4 }]);
  expect(await rows('staff-revisions-read')).toMatchObject([{ person: STAFF }]);
});

it('returns no personal data whose access cannot be recorded', async () => {
  const id = await contest(api.db, 'ended');
  await sql`alter table access_log rename to access_log_away`.execute(api.db);
  try {
    for (const [method, url, payload] of [
      ['GET', `/contests/${id}/participants/`],
      ['GET', '/items/change-requests/'],
      ['GET', '/items/dashboard/export/'],
      ['GET', '/staff/'],
      ['GET', '/staff/revisions/'],
      ['POST', '/personal-data/find/', { email: 'anna@example.org' }],
      ['POST', '/personal-data/export/', { email: 'anna@example.org' }],
      ['POST', '/personal-data/erase/', { email: 'anna@example.org' }],
    ] as const) {
      const response = await call(method, url, STAFF, payload);
      expect([url, response.statusCode >= 500, response.body.includes('@')]).toEqual([url, true, false]);
    }
  } finally {
    await sql`alter table access_log_away rename to access_log`.execute(api.db);
  }
  const stored = await api.db.selectFrom('change_requests').where('contact_email', '=', 'anna@example.org').execute();
  expect(stored).toHaveLength(1);
});

/** Adds accesses of a person at these instants. */
const accesses = (person: string, ...instants: string[]) =>
  api.db
    .insertInto('access_log')
    .values(
      instants.map((instant) => ({
        id: uniqueId(),
        quarter: new Date(instant),
        date: new Date(instant),
        date_last: new Date(instant),
        person,
        action: 'staff-read' as const,
        branch_id: null,
      })),
    )
    .execute();

it('lists a day in the time zone of the branch, pages it newest first, and filters it by person', async () => {
  // Vaduz is an hour ahead of UTC in winter.
  await accesses('a@test.example', '2026-01-14T22:59:59Z', '2026-01-14T23:00:00Z', '2026-01-15T10:00:00Z');
  await accesses('b@test.example', '2026-01-15T22:59:59Z', '2026-01-15T23:00:00Z');
  const day = await audit('day=2026-01-15&branch=1');
  expect(day).toMatchObject({ day: '2026-01-15', timeZone: 'Europe/Vaduz', total: 3, page: 1, pageCount: 1 });
  expect(day.entries.map(({ date, person }) => [date, person])).toEqual([
    ['2026-01-15T22:59:59.000Z', 'b@test.example'],
    ['2026-01-15T10:00:00.000Z', 'a@test.example'],
    ['2026-01-14T23:00:00.000Z', 'a@test.example'],
  ]);
  const last = await audit('day=2026-01-15&pageSize=2&page=2');
  expect(last).toMatchObject({ total: 3, page: 2, pageCount: 2 });
  expect(last.entries).toEqual(day.entries.slice(2));
  const ofA = await audit('day=2026-01-15&person=a%40test.example');
  expect(ofA.entries.map(({ person }) => person)).toEqual(['a@test.example', 'a@test.example']);
  expect(ofA.people).toEqual([
    { person: 'a@test.example', writes: 0, accesses: 2, records: 0 },
    { person: 'b@test.example', writes: 0, accesses: 1, records: 0 },
  ]);
});

it('merges all kinds of writes with the accesses, each with its subject', async () => {
  const author = 'writer@test.example';
  const date = new Date('2026-02-03T12:00:00Z');
  const [event, list] = [uniqueId(), uniqueId()];
  const written = { author, date, action: 'update', changes: '{}' };
  const { db } = api;
  await db
    .insertInto('item_revisions')
    .values({ ...written, owner_id: 1, item_id: bakery.id, revision: 90 })
    .execute();
  await db
    .insertInto('event_revisions')
    .values({ ...written, owner_id: 1, event_id: event, revision: 1 })
    .execute();
  await db
    .insertInto('branch_revisions')
    .values({ ...written, branch_id: 1, revision: 90 })
    .execute();
  await db
    .insertInto('reference_revisions')
    .values({ ...written, id: uniqueId(), kind: 'list', entity_id: list, branch_id: null })
    .execute();
  await db
    .insertInto('staff_revisions')
    .values({ ...written, id: uniqueId(), email: 'new@test.example', action: 'add' })
    .execute();
  await request(null);
  await db
    .updateTable('change_requests')
    .set({ state: 'declined', decided_by: author, date_decided: date })
    .where('contact_email', 'is', null)
    .execute();
  await accesses(author, '2026-02-03T13:00:00Z');
  const { entries, people } = await audit(`day=2026-02-03&person=${encodeURIComponent(author)}`);
  const listed = entries.map(({ kind, action, branchShortId, subject, title }) => [
    kind,
    action,
    branchShortId,
    subject,
    title,
  ]);
  expect(listed).toContainEqual(['access', 'staff-read', null, null, null]);
  expect(listed).toContainEqual(['item', 'update', 1, bakery.id, bakery.title]);
  expect(listed).toContainEqual(['event', 'update', 1, event, null]);
  expect(listed).toContainEqual(['branch', 'update', 1, null, null]);
  expect(listed).toContainEqual(['reference', 'list-update', null, list, null]);
  expect(listed).toContainEqual(['staff', 'add', null, 'new@test.example', null]);
  expect(listed).toContainEqual(['change-request', 'declined', 1, bakery.id, bakery.title]);
  expect(people).toEqual([{ person: author, writes: entries.length - 1, accesses: 1, records: 0 }]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

it('returns today if no day is given', async () => {
  const before = await audit('');
  const { rows: now } = await sql<{
    day: string;
  }>`select (now() at time zone ${before.timeZone}::text)::date::text as day`.execute(api.db);
  expect(before.day <= now[0]!.day).toBe(true);
  expect((await audit(`day=${before.day}`)).day).toBe(before.day);
});

it('admits staff only', async () => {
  for (const email of [EDITOR, VIEWER]) expect((await call('GET', '/audit/', email)).statusCode).toBe(403);
});

it.each(['day=yesterday', 'day=1969-12-31', 'day=2026-02-30', 'page=0', 'branch=33', 'other=1'])(
  'rejects %s',
  async (query) => expect((await call('GET', `/audit/?${query}`)).statusCode).toBe(400),
);

it('reads a day and a person by indexes, without scanning the log', async () => {
  const plan = async (where: ReturnType<typeof sql>) =>
    api.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows: lines } = await sql<
        Record<string, string>
      >`explain select * from access_log where ${where}`.execute(trx);
      return lines.map((line) => Object.values(line)[0]).join('\n');
    });
  expect(await plan(sql`date >= '2026-01-15' and date < '2026-01-16'`)).toContain('access_log_date');
  expect(await plan(sql`person = 'a' and date >= '2026-01-15' and date < '2026-01-16'`)).toMatch(
    /access_log_(date|once)/,
  );
});
