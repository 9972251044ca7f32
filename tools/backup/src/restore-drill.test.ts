import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastRestoreDrill } from '@umkreis/serving/last-backup.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow } from './data-files.ts';
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import { restoreDrill } from './restore-drill.ts';

const now = new Date('2026-11-27T03:00:00Z');
let folder: string;
let backup: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-drill-'));
  [backup, dataDir] = [path.join(folder, 'backup'), path.join(folder, 'data')];
  await mkdir(path.join(backup, 'database'), { recursive: true });
  await writeFile(path.join(backup, 'database/items.copy.gz'), 'rows');
  const files = await filesBelow(backup);
  const date = '2026-11-26T03:00:00Z';
  const manifest: Manifest = { format: FORMAT, date, postgres: '18', migrations: [], tables: [], files };
  await writeFile(path.join(backup, MANIFEST), JSON.stringify(manifest));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('records that a backup is complete', async () => {
  await mkdir(dataDir);
  expect(await restoreDrill(backup, dataDir, now)).toMatchObject({ date: '2026-11-26T03:00:00Z' });
  expect(await lastRestoreDrill(dataDir)).toEqual(now);
});

it('records nothing for a damaged backup', async () => {
  await mkdir(dataDir);
  await appendFile(path.join(backup, 'database/items.copy.gz'), 'x');
  await expect(restoreDrill(backup, dataDir, now)).rejects.toThrow('items.copy.gz was changed');
  expect(await lastRestoreDrill(dataDir)).toBeUndefined();
});

it('creates no data folder', async () => {
  await restoreDrill(backup, dataDir, now);
  expect(await readdir(folder)).toEqual(['backup']);
});
