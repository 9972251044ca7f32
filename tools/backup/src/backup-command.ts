import { parseArgs } from 'node:util';
import { dataFolder, openDatabase } from '@umkreis/db/open-database.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { createBackup } from './create-backup.ts';
import { asCommand, sizeText } from './command-line.ts';
import { BackupError } from './backup-error.ts';
import { deleteOldBackups } from './delete-old-backups.ts';

const usage = `npm run backup -- <folder> [--keep 30]
  writes umkreis-<date>-<time>/ into the folder: database, media, basemaps, heights, releases,
  configuration without secrets; the product may run meanwhile
  --keep: deletes all backups in the folder except the newest ones, once this one is complete`;

let into: string | undefined;

await asCommand(backUp, () =>
  [
    `There is no space for a backup in ${into}, or for its record in ${dataFolder()}.`,
    'The incomplete backup was deleted; earlier ones are unchanged. Free space, then run it again.',
  ].join('\n'),
);

async function backUp(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  into = positionals[0];
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (!into || positionals.length > 1 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0)))
    throw new BackupError(usage);
  const started = performance.now();
  const dataDir = dataFolder();
  const { url, close } = await openDatabase({ dataDir });
  try {
    const store = await openMediaStore(dataDir);
    const { folder, rows, files, bytes, missing } = await createBackup({ databaseUrl: url, store, dataDir, into });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${folder}\n${rows} rows, ${files} files, ${sizeText(bytes)}, in ${seconds} s`);
    const deleted = keep === undefined ? [] : await deleteOldBackups(into, keep);
    if (deleted.length > 0) console.log(`Deleted: ${deleted.join(', ')}`);
    if (missing.length === 0) return;
    console.error(`Not in it, for they are nowhere:\n  ${missing.join('\n  ')}`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}
