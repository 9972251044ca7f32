import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { bucketMachine, type Machine } from './testing/bucket-machine.ts';

let dataDir: string;
let server: TestBucket;
let machine: Machine;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-command-'));
  server = await startTestBucket();
  machine = await bucketMachine(path.join(dataDir, 'releases'), server.env);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command on a machine without local copies. */
async function command(...args: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, ...server.env, UMKREIS_DATA: path.join(dataDir, 'other'), EDGE_URL: '' };
  const run = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], { env });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, text: stdout + stderr }),
  );
}

it(
  'runs every command while a release is incomplete, and names the missing key',
  { tags: ['nightly'], timeout: 180_000 },
  async () => {
    const maps = [await machine.deploy('map', 'one'), await machine.deploy('map', 'two')];
    const shells = [await machine.deploy('shell', 'one'), await machine.deploy('shell', 'two')];
    const key = `map/${maps[1]}/static/main.js`;
    server.objects.delete(key);

    const status = await command('status');
    expect(status).toMatchObject({ code: 1, text: expect.stringContaining(`${key} missing or cut`) });
    expect(status.text).toContain(`shell      ${shells[1]}  live for all`);
    expect(await command('rollback', 'shell')).toMatchObject({ code: 0, text: `shell is at ${shells[0]} again.\n` });
    expect((await command('rollback', 'map')).text).toContain(`map is at ${maps[0]} again.`);
    expect((await command('clean', '--older-than', '1h', '--dry-run')).text).toBe('Nothing is abandoned.\n');
    expect((await command('clean', '--older-than', '1m')).code).toBe(1);
  },
);

const tooMany: [args: string[], tags: string[]][] = [
  [['shell', 'map'], []],
  [['rollback', 'shell', 'map'], ['nightly']],
  [['status', 'shell'], ['nightly']],
];
for (const [args, tags] of tooMany)
  it(`rejects '${args.join(' ')}' instead of ignoring the last name`, { tags }, async () => {
    expect(await command(...args)).toMatchObject({
      code: 1,
      text: expect.stringContaining(`Too many names: ${args.at(-1)}.`),
    });
  });

it('releases uncommitted changes only with --allow-dirty', async () => {
  server.treat = () => 'fail';
  vi.stubEnv('BUILD_COMMIT', '3f2a9c10'.repeat(5));
  vi.stubEnv('BUILD_DIRTY', 'true');
  expect(await command('map')).toMatchObject({ code: 1, text: expect.stringContaining('add --allow-dirty') });
  expect(server.requests).toEqual([]);
  // These go on to the pointer, and nothing is built without it.
  const allowed = command('map', '--allow-dirty');
  vi.stubEnv('BUILD_DIRTY', 'false');
  const committed = command('map');
  for (const { text } of await Promise.all([allowed, committed])) expect(text).toContain('pointers/map.json: ');
}, 180_000);

it('exits with a reason if the bucket does not respond', async () => {
  await machine.deploy('map', 'one');
  server.treat = () => 'hang';
  const result = await command('rollback', 'map');
  expect(result.code).toBe(1);
  expect(result.text).toContain('pointers/map.json: no answer within 5 s');
}, 180_000);
