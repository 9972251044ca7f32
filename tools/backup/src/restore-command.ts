import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder, databaseUrls } from '@umkreis/db/open-database.ts';
import { BackupError } from './backup-error.ts';
import { asCommand } from './command-line.ts';
import { missingNow } from './configuration.ts';
import { restoreBackup } from './restore-backup.ts';
import { restoreDrill } from './restore-drill.ts';
import { assertStopped } from './stopped-product.ts';

const usage = `npm run restore -- <backup>             into an empty data folder and database
npm run restore -- <backup> --replace   puts the files and the embedded database that are there aside; of a database
                                        at DATABASE_URL the tables are dropped
npm run restore -- <backup> --check     only reads the backup and says whether it is whole`;

const onFullDisk = () =>
  `There is no space for the restored data in ${dataFolder()}, or on the disk of PostgreSQL. Free space, then run the restore again.`;

await asCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new BackupError(usage);
  const dataDir = dataFolder();
  if (values.check) {
    const { date, files, tables } = await restoreDrill(folder, dataDir);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return console.log(`A whole backup of ${date}: ${rows} rows, ${files.length} files.`);
  }
  await assertStopped(dataDir);
  const { manifest, rows, aside } = await restoreBackup({
    folder,
    dataDir,
    databaseUrl: databaseUrls()?.directUrl,
    replace: values.replace,
  });
  console.log(`The state of ${manifest.date} is back: ${rows} rows, each compared with the backup.`);
  if (aside) console.log(`The previous data were moved to ${aside}.`);
  const then = JSON.parse(await readFile(path.join(folder, 'configuration.json'), 'utf8')) as Record<string, string>;
  const missing = missingNow(then, process.env);
  if (missing.length > 0)
    console.log(
      `The backup was made with these variables, which are not set to the same values here:\n  ${missing.join('\n  ')}`,
    );
}, onFullDisk);
