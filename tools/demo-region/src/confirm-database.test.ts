import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { bareEnv } from '@umkreis/serving/bare-env.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { confirmDatabase, NotConfirmed } from './confirm-database.ts';

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-demo-'));
  database = await openTestDatabase(folder);
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const answering = (answer: string) => ({ isInteractive: true, ask: () => Promise.resolve(answer) });
const confirm = (answer: string) =>
  confirmDatabase(database.db, 'postgres://umkreis:geheim@db.example/guide', answering(answer));

it('continues only if the name of the database is typed', async () => {
  await expect(confirm(' guide ')).resolves.toBeUndefined();
  for (const answer of ['', 'y', 'yes', 'Guide']) await expect(confirm(answer)).rejects.toThrow(NotConfirmed);
});

it('loads nothing into a named database without a terminal and without --yes', async () => {
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, 'main.ts'), '--items', '1000', '--branch', '14'],
      { env: { ...bareEnv(), UMKREIS_DATA: folder, DATABASE_URL: database.url } },
      (error, _, text) => resolve({ code: error?.code, stderr: text }),
    );
  });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/has 0 places\. Nothing was loaded\. Add --yes/)]);
  expect(stderr).not.toContain('geheim');
  expect(await database.db.selectFrom('items').select('id').execute()).toEqual([]);
});
