import path from 'node:path';
import { readJsonFile, writeAtomically } from './atomic-file.ts';

const fileOf = (dataDir: string) => path.join(dataDir, 'last-backup.json');

/** Records a complete backup of this data folder. */
export const recordBackup = (dataDir: string, date: Date): Promise<void> =>
  writeAtomically(fileOf(dataDir), JSON.stringify({ date: date.toISOString() }));

/** When the last complete backup was started; undefined: none is recorded in this data folder. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const { date } = (await readJsonFile<{ date?: string }>(fileOf(dataDir))) ?? {};
  const found = new Date(date ?? '');
  return Number.isNaN(found.getTime()) ? undefined : found;
}
