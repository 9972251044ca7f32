import path from 'node:path';
import { readJsonFile, writeAtomically } from './atomic-file.ts';

const BACKUP = 'last-backup.json';
const DRILL = 'last-restore-drill.json';

/** Records a complete backup of this data folder. */
export const recordBackup = (dataDir: string, date: Date): Promise<void> => record(dataDir, BACKUP, date);

/** When the last complete backup was started; undefined: none is recorded in this data folder. */
export const lastBackup = (dataDir: string): Promise<Date | undefined> => recorded(dataDir, BACKUP);

/** Records that a whole backup was read and is complete. */
export const recordRestoreDrill = (dataDir: string, date: Date): Promise<void> => record(dataDir, DRILL, date);

/** When a backup was last read and found complete; undefined: none is recorded in this data folder. */
export const lastRestoreDrill = (dataDir: string): Promise<Date | undefined> => recorded(dataDir, DRILL);

const record = (dataDir: string, name: string, date: Date) =>
  writeAtomically(path.join(dataDir, name), JSON.stringify({ date: date.toISOString() }));

async function recorded(dataDir: string, name: string): Promise<Date | undefined> {
  const { date } = (await readJsonFile<{ date?: string }>(path.join(dataDir, name))) ?? {};
  const found = new Date(date ?? '');
  return Number.isNaN(found.getTime()) ? undefined : found;
}
