import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lastBackup, lastRestoreDrill, recordBackup, recordRestoreDrill } from './last-backup.ts';

it('returns the dates of the last recorded backup and drill, and none for a missing or damaged record', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-last-backup-'));
  try {
    expect(await lastBackup(folder)).toBeUndefined();
    await recordBackup(folder, new Date('2026-11-25T03:00:00Z'));
    await recordBackup(folder, new Date('2026-11-26T03:00:00Z'));
    expect(await lastBackup(folder)).toEqual(new Date('2026-11-26T03:00:00Z'));
    expect(await lastRestoreDrill(folder)).toBeUndefined();
    await recordRestoreDrill(folder, new Date('2026-11-27T03:00:00Z'));
    expect(await lastRestoreDrill(folder)).toEqual(new Date('2026-11-27T03:00:00Z'));
    await writeFile(path.join(folder, 'last-backup.json'), '{"date":"yesterday"}');
    expect(await lastBackup(folder)).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
