import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { dataFolder } from '@umkreis/db/open-database.ts';
import { BackupError } from '../backup-error.ts';
import { asCommand, sizeText } from '../command-line.ts';
import { drillBackup } from './drill-backup.ts';
import { drillCluster } from './drill-cluster.ts';
import { timeOf } from './target-time.ts';

const usage = `npm run drill -- <folder>         restores a backup, or the newest one in the folder
npm run drill -- --pgbackrest    restores the database from the repository of pgBackRest, as the user of PostgreSQL
    --time 2026-11-27T14:03:20Z    as it was then; omitted: the latest state
    --stanza umkreis --repo 1      which repository
    --user umkreis --database umkreis
Both restore into a temporary folder (TMPDIR), read every row, delete the copy and report.`;

const OPTIONS = {
  pgbackrest: { type: 'boolean' },
  time: { type: 'string' },
  repo: { type: 'string' },
  stanza: { type: 'string', default: 'umkreis' },
  user: { type: 'string', default: 'umkreis' },
  database: { type: 'string', default: 'umkreis' },
} as const;

const onFullDisk = () =>
  `There is no space for the copy in ${tmpdir()}. Free space, or name another folder: TMPDIR=/var/tmp npm run drill -- …`;

await asCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [folder, ...others] = positionals;
  if (others.length > 0 || (folder === undefined) !== (values.pgbackrest ?? false)) throw new BackupError(usage);
  if (folder === undefined) await reportCluster(values);
  else await reportBackup(folder);
}, onFullDisk);

async function reportBackup(folder: string): Promise<void> {
  const { backup, date, tables, rows, files, bytes, seconds } = await drillBackup(folder, dataFolder());
  print(`${backup} can be restored.`, {
    'state of': `${date.toISOString()} (${ageText(date)})`,
    rows: `${rows} in ${tables} tables, each compared with the backup`,
    files: `${files}, ${sizeText(bytes)}, each compared with its hash`,
    duration: `${seconds.toFixed(1)} s`,
  });
}

async function reportCluster(
  values: { [name in 'stanza' | 'user' | 'database']: string } & { time?: string; repo?: string },
) {
  const { stanza, repo, user, database } = values;
  const time = values.time === undefined ? undefined : timeOf(values.time);
  const report = await drillCluster({ stanza, repo, time, reader: { user, database } });
  const { backup, lastChange, tables, rows, missingMigrations, seconds } = report;
  print(`The stanza ${stanza} can be restored.`, {
    backup,
    requested: time?.toISOString() ?? 'the latest state',
    'last change': lastChange ? `${lastChange.toISOString()} (${ageText(lastChange)})` : 'none since the backup',
    rows: `${rows} in ${tables} tables, all read`,
    migrations: missingMigrations.length === 0 ? 'those of this release' : `without ${missingMigrations.join(', ')}`,
    duration: `restore ${seconds.restore.toFixed(1)} s, replay ${seconds.replay.toFixed(1)} s, reading ${seconds.read.toFixed(1)} s`,
  });
}

function ageText(date: Date): string {
  const minutes = Math.round((Date.now() - date.getTime()) / 60_000);
  return minutes < 120 ? `${minutes} minutes ago` : `${Math.round(minutes / 60)} hours ago`;
}

function print(title: string, rows: Record<string, string>): void {
  console.log(title);
  for (const [name, text] of Object.entries(rows)) console.log(`  ${name.padEnd(12)} ${text}`);
}
