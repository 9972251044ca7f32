import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-full-'));
  database = await openTestDatabase(path.join(folder, 'data'));
}, 60_000);
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command with a file size limit: the kernel rejects writes as on a full disk. */
const runLimited = (command: string, ...args: string[]) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.url, UMKREIS_DATA: path.join(folder, 'data') };
    const script = 'ulimit -f 1 && exec "$0" "$@"';
    const all = ['-c', script, process.execPath, path.join(import.meta.dirname, command), ...args];
    execFile('sh', all, { env }, (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, stderr }));
  });

it('ends a backup with a sentence, and leaves no incomplete one', async () => {
  const into = path.join(folder, 'backups');
  await mkdir(path.join(into, 'umkreis-20260101-000000'), { recursive: true });
  const { code, stderr } = await runLimited('backup-command.ts', into, '--keep', '1');
  expect(stderr.trim().split('\n')).toEqual([
    `There is no space for a backup in ${into}, or for its record in ${path.join(folder, 'data')}.`,
    'The incomplete backup was deleted; earlier ones are unchanged. Free space, then run it again.',
  ]);
  expect(code).toBe(1);
  expect(await readdir(into)).toEqual(['umkreis-20260101-000000']);
}, 60_000);

it('reports a folder that is a file', async () => {
  const { code, stderr } = await runLimited('backup-command.ts', import.meta.filename);
  expect(stderr).toMatch(/^\S+ can't be read or written: (ENOTDIR|EEXIST)[^\n]+\n$/);
  expect(code).toBe(1);
}, 60_000);
