import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { loadFirstDemo, needsDemo } from './load-first-demo.ts';
import { countRows } from './testing/count-rows.ts';

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

const nightly = { tags: ['nightly'], timeout: 240_000 };
test('completes an interrupted first start at the next start, and is not needed afterwards', nightly, async () => {
  expect(await needsDemo(database.db)).toBe(true);
  await interruptedAt('Fairs, markets, events and pictures');
  const partial = await countRows(database.db);
  expect(partial.items).toBeGreaterThan(1000);
  expect(partial).toMatchObject({ media: 0, contests: 0, timetables: 0 });
  expect(await needsDemo(database.db)).toBe(true);
  await interruptedAt('Timetable');
  expect((await countRows(database.db)).timetables).toBe(0);
  expect(await needsDemo(database.db)).toBe(true);

  await loadFirstDemo(database.db, { dataDir });
  expect(await needsDemo(database.db)).toBe(false);
  const whole = await countRows(database.db);
  for (const [table, count] of Object.entries(whole)) expect([table, count > 0]).toEqual([table, true]);

  // As if an operator had entered these data.
  await database.db.deleteFrom('data_steps').execute();
  expect(await needsDemo(database.db)).toBe(false);
});
