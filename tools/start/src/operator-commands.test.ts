import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspace } from './services.ts';
import { bareEnv } from '@umkreis/serving/bare-env.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'umkreis-commands-'));
  writeFileSync(path.join(folder, 'extract.osm.pbf'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const commands: [file: string, args: (folder: string) => string[]][] = [
  ['tools/staff/src/main.ts', () => ['list']],
  ['tools/personal-data/src/main.ts', () => ['find', 'eva@town.example']],
  ['tools/backup/src/backup-command.ts', (into) => [into]],
  ['tools/demo-region/src/main.ts', () => ['--yes']],
  ['tools/gtfs-import/src/main.ts', (feed) => ['--feed', feed, '--branch', '1']],
  ['tools/osm-import/src/main.ts', (from) => ['--extract', path.join(from, 'extract.osm.pbf'), '--branch', '1']],
];
const run = (file: string, args: string[], DATABASE_URL: string) =>
  spawnSync(process.execPath, [path.join(workspace, file), ...args], {
    env: { ...bareEnv(), UMKREIS_DATA: path.join(folder, 'data'), DATABASE_URL },
    encoding: 'utf8',
  });

describe.each(commands)('%s', (file, args) => {
  it('prints one sentence without a database, and exits with 1', () => {
    const { status, stderr } = run(file, args(folder), 'postgres://umkreis:geheim@127.0.0.1:1/umkreis');
    expect([status, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/This needs the database, but the database is unreachable: .*127\.0\.0\.1:1$/)],
    ]);
    expect(stderr).not.toContain('geheim');
  });

  it('prints one sentence with a wrong setting, and exits with 1', () => {
    const { status, stderr } = run(file, args(folder), 'mysql://umkreis:geheim@db/umkreis');
    expect([status, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/DATABASE_URL is no postgres:\/\/ address\.$/)],
    ]);
  });
});
