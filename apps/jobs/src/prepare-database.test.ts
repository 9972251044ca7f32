import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { bareEnv } from '@umkreis/serving/bare-env.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { prepareDatabase } from './prepare-database.ts';

const CLOSED = 'postgres://umkreis:geheim@127.0.0.1:1/umkreis';
let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-prepare-'));
  database = await openTestDatabase(folder);
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['a closed port', () => CLOSED, 'the database is unreachable (ECONNREFUSED): database umkreis at 127.0.0.1:1'],
  [
    'a wrong password',
    () => database.url.replace(/:[^:@/]+@/, ':geheim@'),
    'the database rejects the user or the password (28P01)',
  ],
  [
    'a missing database',
    () => database.url.replace(/\/[^/]+$/, '/umkreis_nowhere'),
    'the database does not exist (3D000): database umkreis_nowhere',
  ],
])('retries with %s, logs it once, and ends with a sentence', async (_name, urlOf, sentence) => {
  const lines: { facts: object; text: string }[] = [];
  const log = new StateLog({ warn: (facts, text) => lines.push({ facts, text }) });
  const prepared = prepareDatabase(urlOf(), { log, longestMs: 1500 });
  await expect(prepared).rejects.toThrow(sentence);
  await expect(prepared).rejects.not.toThrow('geheim');
  expect(lines).toHaveLength(1);
  expect(sentence).toContain(lines[0]!.text);
  expect(lines[0]!.facts).toMatchObject({ code: expect.any(String), host: expect.stringContaining('127.0.0.1') });
});

it('reports the cause in one line at the start of the process', async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts')], {
    env: { ...bareEnv(), UMKREIS_DATA: folder, DATABASE_URL: CLOSED },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('\n');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const lines = output.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 'warn',
      service: 'jobs',
      msg: 'the database is unreachable',
      code: 'ECONNREFUSED',
      host: '127.0.0.1:1',
      database: 'umkreis',
    });
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}, 90_000);
