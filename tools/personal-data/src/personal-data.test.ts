import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { addressHash } from '@umkreis/db/personal-data/same-address.ts';
import { uniqueId, uniqueNanoId } from '@umkreis/testing/unique-id.ts';

const main = path.join(import.meta.dirname, 'main.ts');
let dataDir: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-personal-data-'));
  database = await openTestDatabase(dataDir);
  const { db } = database;
  const contestId = uniqueId();
  await db
    .insertInto('contests')
    .values({
      id: contestId,
      nano_id: uniqueNanoId(),
      branch_id: null,
      owner_id: null,
      item_id: null,
      title_de: 'Quiz',
      title_en: 'Quiz',
      conditions_url: null,
      date_begin: new Date(0),
      date_end: new Date(1),
    })
    .execute();
  await db
    .insertInto('contest_participants')
    .values({ id: uniqueId(), contest_id: contestId, name: 'Anna Beck', email: 'anna@example.org', answer: '42' })
    .execute();
  await db
    .insertInto('change_requests')
    .values(
      [3, 3, 12].map((owner) => ({
        owner_id: owner,
        id: uniqueId(),
        link_id: uniqueId(),
        item_id: null,
        search_shortcut_id: null,
        changes: '{}',
        note: 'Grüsse, Anna',
        contact_email: 'Anna@Example.org',
        date_decided: null,
      })),
    )
    .execute();
});
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command as an operator would. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [main, ...args, '--by', 'Olga'], {
    env: { ...process.env, DATABASE_URL: database.url },
  });
const output = async (...args: string[]) => (await run(...args)).stdout.trim();
const stored = 'all branches: 1 contest entry\nbranch 3: 2 change requests\nbranch 12: 1 change request';

it('prints how much is stored under an address', async () => {
  expect(await output('find', 'ANNA@example.org')).toBe(stored);
  expect(await output('find', 'hanna@example.org')).toBe('Nothing is stored under this address.');
});

it('exports all of it as JSON', async () => {
  const data = JSON.parse(await output('export', 'anna@example.org')) as Record<string, unknown[]>;
  expect(data.contestEntries).toMatchObject([{ name: 'Anna Beck', answer: '42', contestTitle: 'Quiz' }]);
  expect(data.changeRequests).toHaveLength(3);
  expect(data.changeRequests![0]).toMatchObject({ note: 'Grüsse, Anna', contactEmail: 'Anna@Example.org' });
});

it('erases nothing in a dry run, all of it otherwise, and nothing the second time', async () => {
  expect(await output('erase', 'anna@example.org', '--dry-run')).toBe(`${stored}\nNothing was erased: --dry-run.`);
  expect(await output('find', 'anna@example.org')).toBe(stored);
  const recorded = `Recorded as ${addressHash('anna@example.org')}.`;
  expect(await output('erase', 'anna@example.org')).toBe(`Erased contest entries: 1, change requests: 3. ${recorded}`);
  expect(await output('find', 'anna@example.org')).toBe('Nothing is stored under this address.');
  expect(await output('erase', 'anna@example.org')).toBe(`Erased contest entries: 0, change requests: 0. ${recorded}`);
});

it('records who called it, with the hash of the address and never the address', async () => {
  const rows = await database.db.selectFrom('access_log').selectAll().orderBy('id').execute();
  expect(new Set(rows.map(({ person }) => person))).toEqual(new Set(['Olga']));
  expect(rows.filter(({ action }) => action === 'personal-data-erase')).toMatchObject([
    { records: 4, details: { contestEntries: 1, changeRequests: 3, addressHash: addressHash('Anna@example.org') } },
    { records: 0 },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/anna@/i);
});

it('prints its usage', async () => expect(await output('--help')).toContain('npm run personal-data -- erase'));

it.each([
  [[], 'npm run personal-data -- find'],
  [['forget', 'a@b.li'], 'There is no command forget'],
  [['find'], 'Which e-mail address?'],
  [['find', 'anna'], 'anna is no e-mail address'],
  [['find', 'a@b.li', 'c@d.li'], 'One e-mail address at a time'],
  [['export', 'a@b.li', '--dry-run'], "'export' takes no --dry-run"],
  [['erase', 'a@b.li', '--force'], '--force'],
])('exits %j with 1 and an explanation', async (args, message) => {
  await expect(run(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});
