import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { insertMetrics } from './metrics.repository.ts';
import { zones } from '../shared-queries/branch-zones.repository.ts';
import { dropRawMetrics, rollUpSessions } from '@umkreis/background-jobs/statistics/roll-up.repository.ts';
import { sessionsDaily } from './sessions-daily.repository.ts';

let api: TestApi;
beforeAll(async () => {
  // The counted days are fixed, and must never be too old to be stored.
  api = await startTestApi(undefined, { METRICS_KEEP_DAYS: '3650' });
});
afterAll(async () => api?.close());
beforeEach(async () => {
  await api.db.deleteFrom('metrics').execute();
  await api.db.deleteFrom('metrics_daily').execute();
  await api.db.updateTable('branches').set({ time_zone: null }).execute();
});

const NOW = new Date('2026-05-20T12:00:00Z');
const raw = (date: string, session: string, branch: number | null = 1) =>
  api.db
    .insertInto('metrics')
    .values({
      id: uniqueId(),
      date: new Date(date),
      branch_id: branch,
      session_id: session,
      metric_key: 'page_view',
      item_id: null,
      payload: '{}',
    })
    .execute();
const daily = async (days = 30, branches: number[] | null = null) =>
  (await sessionsDaily(api.db, branches, days, NOW)).map(
    (row) => `${row.day} ${row.branchShortId ?? 'main'} ${row.sessions}/${row.actions}`,
  );

test('counts days in the time zone of the branch', async () => {
  await api.db.updateTable('branches').set({ time_zone: 'America/New_York' }).where('short_id', '=', 2).execute();
  for (const branch of [1, 2, null]) await raw('2026-05-10T22:30:00Z', 'late', branch);
  await rollUpSessions(api.db, zones, 30, NOW);
  expect(await daily()).toEqual(['2026-05-10 2 1/1', '2026-05-11 main 1/1', '2026-05-11 1 1/1']);
});

test('changes nothing when run again, and counts late rows in the next run', async () => {
  await raw('2026-05-10T10:00:00Z', 'a');
  await raw('2026-05-10T11:00:00Z', 'a');
  await rollUpSessions(api.db, zones, 30, NOW);
  const stamp = () => api.db.selectFrom('metrics_daily').select('date_updated').execute();
  const first = await stamp();
  await Promise.all([rollUpSessions(api.db, zones, 30, NOW), rollUpSessions(api.db, zones, 30, NOW)]);
  expect(await stamp()).toEqual(first);
  expect(await daily()).toEqual(['2026-05-10 1 1/2']);
  await raw('2026-05-10T12:00:00Z', 'b');
  await rollUpSessions(api.db, zones, 30, NOW);
  expect(await daily()).toEqual(['2026-05-10 1 2/3']);
});

test('deletes old raw rows and keeps the daily statistics', async () => {
  for (let day = 1; day <= 19; day++)
    for (const session of ['a', 'b']) await raw(`2026-05-${String(day).padStart(2, '0')}T0${day % 10}:00:00Z`, session);
  await rollUpSessions(api.db, zones, 30, NOW);
  const before = await daily();
  expect(before).toHaveLength(19);
  expect(await dropRawMetrics(api.db, 7, NOW)).toBe(26);
  await rollUpSessions(api.db, zones, 5, NOW);
  expect(await daily()).toEqual(before);
});

test('includes today before the roll-up has run', async () => {
  await raw('2026-05-20T10:00:00Z', 'a');
  await raw('2026-05-19T10:00:00Z', 'a', 2);
  expect(await daily()).toEqual(['2026-05-19 2 1/1', '2026-05-20 1 1/1']);
  expect(await daily(1)).toEqual(['2026-05-20 1 1/1']);
  expect(await daily(30, [2])).toEqual(['2026-05-19 2 1/1']);
});

const unnamed = { idOf: () => randomUUID(), date: new Date() };

test('writes a batch in one statement, without personal data', async () => {
  const statements = vi.spyOn(api.db.getExecutor(), 'executeQuery');
  await insertMetrics(
    api.db,
    Array.from({ length: 200 }, () => ({ metric_key: 'page_view', session_id: 's', route_full_path: '/map' })),
    unnamed,
  );
  // The API polls on the same connections.
  expect(statements.mock.calls.filter(([query]) => /"metrics"/.test(query.sql))).toHaveLength(1);
  statements.mockRestore();
  await api.db.deleteFrom('metrics').execute();
  await insertMetrics(
    api.db,
    [
      {
        metric_key: 'app_start',
        session_id: 's',
        route_full_path: '/map',
        referrer: 'https://mail.example/inbox?user=anna',
        branch_short_id: 1,
      },
    ],
    unnamed,
  );
  const row = await api.db.selectFrom('metrics').selectAll().executeTakeFirstOrThrow();
  expect(row.payload).toEqual({ route_full_path: '/map', referrer: 'https://mail.example' });
});
