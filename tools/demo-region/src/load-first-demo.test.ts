import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { loadFirstDemo, needsDemo } from './load-first-demo.ts';

let dataDir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-first-'));
  database = await openTestDatabase(dataDir);
});
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A first start that is killed without warning when it reaches a step. */
async function interruptedAt(step: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/first-start.ts'), dataDir], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes(`${step}\n`)) child.kill('SIGKILL');
  });
  expect([step, (await ended)[1]]).toEqual([step, 'SIGKILL']);
}

/** Rows of each table that the demonstration fills. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from items) items, (select count(*)::int from events) events,
    (select count(*)::int from item_media) media, (select count(*)::int from contests) contests,
    (select count(*)::int from lists) lists, (select count(*)::int from timetable_feeds) timetables`.execute(
    database.db,
  );
  return rows[0]!;
}

test('completes an interrupted first start at the next start, and does nothing afterwards', async () => {
  expect(await needsDemo(database.db)).toBe(true);
  await interruptedAt('Fairs, markets, events and pictures');
  const partial = await rowCounts();
  expect(partial.items).toBeGreaterThan(1000);
  expect(partial).toMatchObject({ media: 0, contests: 0, timetables: 0 });
  expect(await needsDemo(database.db)).toBe(true);
  await interruptedAt('Timetable');
  expect((await rowCounts()).timetables).toBe(0);
  expect(await needsDemo(database.db)).toBe(true);

  await loadFirstDemo(database.db, { dataDir });
  expect(await needsDemo(database.db)).toBe(false);
  const whole = await rowCounts();
  for (const [table, count] of Object.entries(whole)) expect([table, count > 0]).toEqual([table, true]);
  await loadFirstDemo(database.db, { dataDir });
  expect(await rowCounts()).toEqual(whole);
}, 240_000);

test('does not change data of an operator', async () => {
  await database.db.deleteFrom('data_steps').execute();
  expect(await needsDemo(database.db)).toBe(false);
});
