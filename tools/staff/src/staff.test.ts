import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';

const command = path.join(import.meta.dirname, 'main.ts');
let dataDir: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-staff-'));
  database = await openTestDatabase(dataDir);
});
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command as an operator would. */
async function staff(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args, '--by', 'Olga'], {
    env: { ...process.env, DATABASE_URL: database.url },
  });
  return stdout.trim();
}

test('adds a member, changes permissions, releases the login and removes the member; keeps the history', async () => {
  expect(
    await staff('add', 'Eva@Town.example', '--name', 'Eva Beck', '--role', 'editor', '--branches', '12,1,12'),
  ).toBe('eva@town.example is a member now (editor: 1, 12). The first login with this e-mail, verified, is theirs.');
  await expect(staff('add', 'eva@town.example', '--name', 'Eva', '--role', 'staff')).rejects.toThrow(
    'is a member already',
  );
  expect(await staff('list', 'eva@town.example')).toBe(
    'eva@town.example  Eva Beck  editor: 1, 12  has not logged in yet',
  );
  await database.db.updateTable('staff').set({ subject: 'tenant|1' }).where('email', '=', 'eva@town.example').execute();
  expect(await staff('list', 'eva@town.example')).toContain('logs in as tenant|1');
  expect(await staff('rights', 'eva@town.example', '--role', 'viewer', '--branches', '3')).toContain('viewer: 3');
  await staff('unbind', 'eva@town.example');
  await staff('remove', 'eva@town.example');
  expect(await staff('list', 'eva@town.example')).toBe('Nobody is a member yet.');
  const history = (await staff('list', 'eva@town.example', '--history')).split('\n');
  expect(history.map((line) => /(\w+) by Olga: (.*)$/.exec(line)?.slice(1))).toEqual([
    ['add', expect.stringContaining('name null → "Eva Beck", ')],
    ['rights', 'role "editor" → "viewer", branch_ids [1,12] → [3]'],
    ['unbind', 'subject "tenant|1" → null'],
    ['remove', expect.stringContaining('role "viewer" → null')],
  ]);
});

test.each([
  [['rights', 'nobody@town.example', '--role', 'staff'], 'No member has the e-mail'],
  [['add', 'not-an-address', '--name', 'A', '--role', 'staff'], 'is no e-mail address'],
  [['add', 'a@town.example', '--name', 'A', '--role', 'king'], '--role takes staff, editor, viewer'],
  [['add', 'a@town.example', '--name', 'A', '--role', 'editor'], '--branches takes the numbers'],
  [['add', 'a@town.example', '--name', 'A', '--role', 'editor', '--branches', '33'], '--branches takes the numbers'],
  [['add', 'a@town.example', '--name', 'A', '--role', 'staff', '--branches', '1'], 'omit --branches'],
  [['unbind', 'a@town.example', '--role', 'staff'], "'unbind' takes no --role"],
  [['toString'], 'There is no command toString'],
])('rejects %j with an explanation, and changes nothing', async (args, message) => {
  await expect(staff(...args)).rejects.toThrow(message);
  expect(await staff('list')).toBe('Nobody is a member yet.');
});
