import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namedVersions } from '@umkreis/releases/pointer-rules.ts';
import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { pullReleases } from '@umkreis/releases/pull-releases.ts';
import { openReleaseBucket } from '@umkreis/releases/release-bucket.ts';
import {
  startTestBucket,
  type TestBucket,
  type TestRequest,
} from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { clean } from './clean.ts';
import { isWhole } from './release-files.ts';
import { bucketMachine, type Machine } from './testing/bucket-machine.ts';

const script = path.join(import.meta.dirname, 'testing/deploy-into-bucket.ts');

let folder: string;
let server: TestBucket;
let machine: Machine;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-killed-'));
  server = await startTestBucket();
  machine = await bucketMachine(path.join(folder, 'machine'), server.env);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Kills a deployment when a matching request arrives. @param isDone whether that request is executed */
async function deployAndKill(text: string, at: (request: TestRequest) => boolean, isDone: boolean): Promise<void> {
  const child = fork(script, [machine.folder, text], {
    env: { ...process.env, ...server.env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  server.treat = (request) => {
    if (!at(request)) return 'serve';
    server.treat = () => 'hang';
    setImmediate(() => child.kill('SIGKILL'));
    return isDone ? 'lose' : 'hang';
  };
  expect((await ended)[1]).toBe('SIGKILL');
  server.treat = () => 'serve';
}

/** The steps at which more than one file decides what is live; `npm test` kills a deployment at these. */
const always = new Set(['has written a file', 'writes the pointer', 'has written the pointer']);
const steps: [step: string, at: (request: TestRequest) => boolean, isDone: boolean, isLive: boolean][] = [
  ['reads the pointer', ({ key }) => key === 'pointers/map.json', false, false],
  ['writes the first file', ({ method }) => method === 'PUT', false, false],
  ['has written a file', ({ method, key }) => method === 'PUT' && key.endsWith('main.js.br'), true, false],
  ['writes the list of files', ({ method, key }) => method === 'PUT' && key.endsWith('.release.json'), false, false],
  ['has written the list of files', ({ method, key }) => method === 'PUT' && key.endsWith('.json'), true, false],
  ['writes the pointer', ({ method, key }) => method === 'PUT' && key.startsWith('pointers/'), false, false],
  ['has written the pointer', ({ method, key }) => method === 'PUT' && key.startsWith('pointers/'), true, true],
  ['removes an old version', ({ method }) => method === 'DELETE', true, true],
];

for (const [step, at, isDone, isLive] of steps)
  it(
    `keeps the live version intact, and the next deployment working, after a kill when it ${step}`,
    { tags: always.has(step) ? [] : ['nightly'], timeout: 60_000 },
    async () => {
      const first = await machine.deploy('map', 'first');
      // A sixth earlier version, which the next release removes.
      const earlier = Array.from({ length: 5 }, (_, n) => `2025010${n}-000000000-aaaaaaaa`);
      for (const version of earlier)
        for (const [key, object] of server.objects)
          if (key.startsWith(`map/${first}/`)) server.objects.set(key.replace(first, version), object);
      const pointer = Buffer.from(JSON.stringify({ current: first, previous: earlier }));
      server.objects.set('pointers/map.json', { content: pointer, changedAt: new Date() });
      await machine.store.pull();

      await deployAndKill('killed', at, isDone);

      const after = (await machine.store.read('map')).pointer!;
      expect(after.current === first).toBe(!isLive);
      const bucket = await openReleaseBucket(readBucketConfig('RELEASES', server.env));
      for (const edge of [path.join(folder, 'new-edge'), machine.folder]) {
        expect((await pullReleases({ bucket, folder: edge })).problems).toEqual([]);
        const { current } = (await readPointers(edge)).map!;
        expect(current).toBe(after.current);
        expect(await isWhole(path.join(edge, 'map', current))).toBe(true);
      }

      const next = await machine.deploy('map', 'next');
      const live = (await machine.store.read('map')).pointer!;
      expect([live.current, live.previous[0]]).toEqual([next, after.current]);
      await clean(machine.store, {
        olderThanMs: 3_600_000,
        isDry: false,
        report: () => {},
        now: Date.now() + 7_200_000,
      });
      const versions = new Set([...server.objects.keys()].filter((key) => key.startsWith('map/')).map(versionOf));
      expect([...versions].toSorted()).toEqual(namedVersions(live).toSorted());
    },
  );

const versionOf = (key: string) => key.split('/')[1]!;
