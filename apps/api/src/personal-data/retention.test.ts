import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest';
import type { ContestEntry, EditedContest } from '@umkreis/contract/contest.ts';
import { recordAccess } from '@umkreis/db/access-log.ts';
import { applyRetention } from '@umkreis/db/personal-data/retention.ts';
import { uniqueId, uniqueNanoId } from '@umkreis/testing/unique-id.ts';
import { readConfig } from '../config/config.ts';
import { candidatesHash, pickWinners } from '../contests/pick-winners.ts';
import { Lease } from '@umkreis/background-jobs/lease/job-lease.repository.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { RetentionJob } from '@umkreis/background-jobs/personal-data/retention-job.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2030-06-15T12:00:00Z');
const ago = (days: number, beyondMs = 0) => new Date(NOW.getTime() - days * DAY_MS - beyondMs);
const days = { contestEntries: 180, contacts: 90, audit: 365 };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());
beforeEach(async () => {
  for (const table of ['contests', 'change_requests', 'access_log', 'job_leases'] as const)
    await api.db.deleteFrom(table).execute();
});

/** Adds a contest of branch 1 that ended at this time, with this number of entries. */
async function contestOf(entryCount: number, dateEnd: Date): Promise<string> {
  const id = uniqueId();
  await api.db
    .insertInto('contests')
    .values({
      id,
      nano_id: uniqueNanoId(),
      branch_id: 1,
      owner_id: null,
      item_id: null,
      title_de: 'Quiz',
      title_en: 'Quiz',
      conditions_url: null,
      date_begin: new Date(dateEnd.getTime() - DAY_MS),
      date_end: dateEnd,
    })
    .execute();
  const person = (n: number) => ({
    id: uniqueId(),
    contest_id: id,
    name: `Person ${n}`,
    email: `p${n}@example.org`,
    answer: '42',
    date_created: new Date(n * 1000),
  });
  await api.db
    .insertInto('contest_participants')
    .values(Array.from({ length: entryCount }, (_, n) => person(n)))
    .execute();
  return id;
}
const entriesOf = (id: string) =>
  api.db.selectFrom('contest_participants').selectAll().where('contest_id', '=', id).orderBy('date_created').execute();
const request = async (state: 'open' | 'declined', created: Date, decided: Date | null) => {
  const id = uniqueId();
  await api.db
    .insertInto('change_requests')
    .values({
      owner_id: 1,
      id,
      link_id: id,
      item_id: null,
      search_shortcut_id: null,
      state,
      changes: '{}',
      note: 'Hallo',
      contact_email: 'anna@example.org',
      date_created: created,
      date_decided: decided,
    })
    .execute();
  return id;
};
const withContact = async () =>
  new Set(
    (await api.db.selectFrom('change_requests').select('id').where('contact_email', 'is not', null).execute()).map(
      ({ id }) => id,
    ),
  );
const log = { info: () => undefined, warn: () => undefined } as unknown as TestApi['app']['log'];
const job = (now = NOW) =>
  new RetentionJob({ db: api.db, days, lease: new Lease(api.db, 'retention', 'test'), log, now: () => now });
const runs = () =>
  api.db.selectFrom('access_log').selectAll().where('action', '=', 'retention-run').orderBy('id').execute();

it('erases only entries of contests that ended longer ago than configured', async () => {
  const old = await contestOf(3, ago(180, 1));
  const recent = await contestOf(2, ago(180, -1));
  expect((await applyRetention(api.db, days, NOW)).contestEntries).toBe(3);
  for (const entry of await entriesOf(old))
    expect(entry).toMatchObject({ name: '', answer: '', email: entry.id, date_erased: expect.any(Date) });
  expect((await entriesOf(recent)).map(({ email }) => email)).toEqual(['p0@example.org', 'p1@example.org']);
  expect((await applyRetention(api.db, days, NOW)).contestEntries).toBe(0);
});

it('keeps what is needed to repeat a draw, and the counts of the contest', async () => {
  const id = await contestOf(20, ago(400));
  const headers = { authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` };
  const draws = `/contests/${id}/draws/`;
  await api.db
    .updateTable('contests')
    .set({ date_end: new Date(0), date_begin: new Date(-1) })
    .execute();
  await api.app.inject({ method: 'POST', url: draws, headers, payload: { winners: 3 } });
  await applyRetention(api.db, days, NOW);
  const candidates = (await entriesOf(id)).map((entry) => entry.id);
  const [draw] = (await api.app.inject({ url: draws, headers })).json<
    { candidatesHash: string; seed: string; winnerIds: string[] }[]
  >();
  expect(draw!.candidatesHash).toBe(candidatesHash(candidates));
  expect(pickWinners(candidates, draw!.seed, 3)).toEqual(draw!.winnerIds);
  const listed = (await api.app.inject({ url: '/contests/dashboard/', headers })).json<EditedContest[]>();
  expect(listed).toMatchObject([{ participants: 20, winners: 3, erased: 20 }]);
  const url = `/contests/${id}/participants/`;
  expect((await api.app.inject({ url, headers })).json<ContestEntry[]>()).toEqual([]);
  const again = await api.app.inject({ method: 'POST', url: draws, headers, payload: { winners: 1 } });
  expect(again.json()).toMatchObject({ status: 409, detail: '0 can still be drawn.' });
});

it('erases contact addresses after the decision, or of an open request after twice the time since it was sent', async () => {
  const long = ago(1000);
  await request('declined', long, ago(90, 1));
  await request('open', ago(180, 1), null);
  const left = [await request('declined', long, ago(90, -1)), await request('open', ago(180, -1), null)];
  expect((await applyRetention(api.db, days, NOW)).contacts).toBe(2);
  expect(await withContact()).toEqual(new Set(left));
  expect(await api.db.selectFrom('change_requests').where('note', '=', 'Hallo').selectAll().execute()).toHaveLength(4);
});

it('deletes rows of the audit log that are older than configured', async () => {
  await recordAccess(api.db, { person: 'a', action: 'staff-read', subject: 'old' });
  await api.db
    .updateTable('access_log')
    .set({ date: ago(365, 1) })
    .execute();
  await recordAccess(api.db, { person: 'a', action: 'staff-read', subject: 'recent' });
  await api.db
    .updateTable('access_log')
    .set({ date: ago(365, -1) })
    .where('subject', '=', 'recent')
    .execute();
  expect((await applyRetention(api.db, days, NOW)).auditRows).toBe(1);
  expect(await api.db.selectFrom('access_log').select('subject').execute()).toEqual([{ subject: 'recent' }]);
});

it('works in batches of 1000, and finishes an interrupted run with the next one', async () => {
  await contestOf(2500, ago(200));
  let batches = 0;
  const interrupted = await applyRetention(api.db, days, NOW, async () => ++batches <= 2);
  expect(interrupted.contestEntries).toBe(2000);
  expect((await applyRetention(api.db, days, NOW)).contestEntries).toBe(500);
});

it('runs once a day, and records each run with its counts', async () => {
  await contestOf(2, ago(200));
  const now = new Date();
  expect(await job(now).runWhenDue()).toMatchObject({ contestEntries: 0 });
  expect(await job(new Date(now.getTime() + DAY_MS / 2)).runWhenDue()).toBeUndefined();
  expect(await job().runWhenDue()).toEqual({ contestEntries: 2, contacts: 0, auditRows: 1 });
  expect((await runs()).at(-1)).toMatchObject({
    person: 'job',
    records: 2,
    details: { contestEntries: 2, contacts: 0, auditRows: 1 },
  });
});

it('leaves the work to the process that has the lease', async () => {
  const other = new Lease(api.db, 'retention', 'another process');
  await other.take();
  expect(await job().runWhenDue()).toBeUndefined();
  await other.giveBack();
  expect(await job().runWhenDue()).toBeDefined();
});

it.each(['CONTEST_ENTRIES_KEEP_DAYS', 'CONTACTS_KEEP_DAYS', 'AUDIT_KEEP_DAYS'])('%s accepts 1 to 3660 days', (name) => {
  for (const value of ['0', '3661', '1.5', 'never']) expect(() => readConfig({ [name]: value })).toThrow(name);
  expect(() => readConfig({ [name]: '1' })).not.toThrow();
});
