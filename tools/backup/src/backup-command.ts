import { parseArgs } from 'node:util';
import { dataFolder, openDatabase } from '@umkreis/db/open-database.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { createBackup } from './create-backup.ts';
import { asCommand, sizeText } from './command-line.ts';
import { BackupError } from './backup-error.ts';

const usage = `npm run backup -- <folder>
  writes umkreis-<date>-<time>/ into the folder: database, media, basemaps, releases, configuration without secrets;
  the product may run meanwhile`;

await asCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [into, ...others] = positionals;
  if (!into || others.length > 0) throw new BackupError(usage);
  const started = performance.now();
  const dataDir = dataFolder();
  const { url, close } = await openDatabase({ dataDir });
  try {
    const { folder, rows, files, bytes, missing } = await createBackup({
      databaseUrl: url,
      store: await openMediaStore(dataDir),
      dataDir,
      into,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${folder}\n${rows} rows, ${files} files, ${sizeText(bytes)}, in ${seconds} s`);
    if (missing.length === 0) return;
    console.error(`Not in it, for they are nowhere:\n  ${missing.join('\n  ')}`);
    process.exitCode = 1;
  } finally {
    await close();
  }
});
