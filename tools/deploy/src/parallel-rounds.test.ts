import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namedVersions } from '@umkreis/releases/pointer-rules.ts';
import { withLock } from '@umkreis/serving/file-lock.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { requireWhole } from './release-files.ts';

const ROUNDS = 100;
/** As created by testing/deploy-in-rounds.ts. */
const FILES = 12;
const script = path.join(import.meta.dirname, 'testing/deploy-in-rounds.ts');

let folder: string;
let processes: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rounds-'));
  processes = [];
});
afterEach(async () => {
  await Promise.all(
    processes
      .filter((child) => child.exitCode === null && child.signalCode === null)
      .map(async (child) => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }),
  );
  await rm(folder, { recursive: true });
});

const deployer = (name: string) => {
  const child = fork(script, [folder, name], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  processes.push(child);
  return child;
};
async function deploy(child: ChildProcess, round: number): Promise<string> {
  const result = once(child, 'message') as Promise<[string]>;
  child.send(round);
  return (await result)[0];
}

test(
  'deploys a surface from two processes at once, 100 times: each release is complete and of one build',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const children = ['anna', 'bert'].map(deployer);
    for (let round = 0; round < ROUNDS; round++) {
      const versions = await Promise.all(children.map((child) => deploy(child, round)));
      expect(
        versions.every((version) => /^\d{8}-\d{9}-[0-9a-f]{8}$/.test(version)),
        versions.join('; '),
      ).toBe(true);
      const pointer = (await readPointers(path.join(folder, 'releases'))).map!;
      expect(new Set(namedVersions(pointer).slice(0, 2))).toEqual(new Set(versions));
      for (const version of versions) {
        const release = path.join(folder, 'releases/map', version);
        const chunks = (await readdir(release)).filter((name) => name.endsWith('.js'));
        expect(chunks).toHaveLength(FILES);
        await requireWhole(release);
        const makers = await Promise.all(
          chunks.map(async (name) => (await readFile(path.join(release, name), 'utf8')).replace(/:.*/, '')),
        );
        expect(new Set(makers)).toHaveLength(1);
      }
    }
  },
);

test('continues after a deployment was killed, and waits for one that is stopped', async () => {
  const child = deployer('anna');
  expect(await deploy(child, 1)).toMatch(/^\d{8}-/);
  const lock = path.join(folder, 'workspace/lock');
  const wait = { what: 'build', waitMs: 0 };

  // Stopped for longer than any lock timeout.
  expect(await deploy(child, -1)).toBe('building');
  child.kill('SIGSTOP');
  await expect(withLock(lock, { ...wait, waitMs: 300 }, async () => 'robbed')).rejects.toThrow(
    /Another build is under way \(process \d+, since/,
  );
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await withLock(lock, { ...wait, waitMs: 5000 }, async () => 'free')).toBe('free');
  expect(await deploy(deployer('bert'), 3)).toMatch(/^\d{8}-/);
});
