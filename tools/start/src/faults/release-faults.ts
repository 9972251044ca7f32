import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import { namedVersions } from '@umkreis/releases/pointer-rules.ts';
import { isWhole } from '@umkreis/deploy/release-files.ts';
import { rollback } from '@umkreis/deploy/rollback.ts';
import { bucketMachine, type Machine } from '@umkreis/deploy/testing/bucket-machine.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { workspace } from '../services.ts';
import { startEdgeOnBucket, type EdgeOnBucket } from './edge-on-bucket.ts';

export interface FaultResult {
  name: string;
  /** Failed expectations; empty if there are none. */
  wrong: string[];
  /** Description of the measurements. */
  measured: string;
}

interface FaultTest {
  bucket: TestBucket;
  machine: Machine;
  /** Data folder of the machine or of an edge, by name. */
  dataDir(name: string): string;
  edge(name: string): Promise<EdgeOnBucket>;
  /** Records a failed expectation. */
  expect(isSo: boolean, what: string): void;
}

interface Options {
  port: number;
  /** Pairs of concurrent deployments. */
  rounds: number;
}

/**
 * Fault injection for releases in a bucket, with edges and deployments as processes and a bucket over HTTP: an
 * incomplete release, a bucket that hangs when an edge starts, a deployment from the folder of a running edge,
 * and two concurrent deployments of a surface.
 */
export async function releaseFaults({ port, rounds }: Options): Promise<FaultResult[]> {
  const faults: [name: string, fault: (test: FaultTest) => Promise<string>][] = [
    ['incomplete release in the bucket', incompleteRelease],
    ['bucket that hangs when an edge starts', hangingBucket],
    ['deployment from the folder of a running edge', deployNextToEdge],
    ['two deployments of one surface at once', (test) => twoAtOnce(test, rounds)],
  ];
  const results: FaultResult[] = [];
  for (const [name, fault] of faults) results.push(await run(name, fault, port));
  return results;
}

async function run(name: string, fault: (test: FaultTest) => Promise<string>, port: number): Promise<FaultResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-release-faults-'));
  const bucket = await startTestBucket();
  const edges: EdgeOnBucket[] = [];
  const wrong: string[] = [];
  const dataDir = (of: string) => path.join(folder, of);
  try {
    const measured = await fault({
      bucket,
      dataDir,
      machine: await bucketMachine(path.join(dataDir('machine'), 'releases'), bucket.env, { chunks: 12 }),
      async edge(of) {
        const edge = await startEdgeOnBucket(dataDir(of), bucket.env, port);
        edges.push(edge);
        return edge;
      },
      expect: (isSo, what) => void (isSo || wrong.push(what)),
    });
    return { name, wrong, measured };
  } finally {
    await Promise.all(edges.map((edge) => edge.stop()));
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Neither the bucket nor a released surface has a problem; a fault releases only some surfaces. */
const hasRecovered = ({ surfaces, bucketUnreadSince }: EdgeHealth) =>
  bucketUnreadSince === undefined && Object.values(surfaces).every(({ status }) => status === 'ok');

async function incompleteRelease({ bucket, machine, edge, expect }: FaultTest): Promise<string> {
  await machine.deploy('shell', 'shell');
  const first = await machine.deploy('map', 'first');
  const second = await machine.deploy('map', 'second');
  const key = `map/${second}/static/main.js`;
  bucket.objects.delete(key);
  const one = await edge('new');
  await one.until(async () => (await one.health()).surfaces.map?.current.version === first);
  const { status, surfaces } = await one.health();
  expect(status === 'degraded', 'the health of the edge is degraded');
  expect(surfaces.map?.incomplete?.missing.includes(key) ?? false, 'the health names the missing key');
  expect((await one.page()).status === 200, 'pages are served');
  const { problems } = await machine.store.overview();
  expect(
    problems.some((problem) => problem.includes(key)),
    'the status names the missing key',
  );
  expect(
    (await rollback('map', machine.folder, undefined, machine.store)) === first,
    'a rollback leaves the incomplete release',
  );
  await one.until(async () => hasRecovered(await one.health()));
  return `edge with an empty folder serves ${Object.keys(surfaces).length} surfaces`;
}

async function hangingBucket({ bucket, machine, edge, expect }: FaultTest): Promise<string> {
  await machine.deploy('shell', 'first shell');
  const before = await edge('one');
  await before.until(async () => (await before.page()).status === 200);
  await before.stop();
  bucket.treat = () => 'hang';
  const [full, empty] = [await edge('one'), await edge('empty')];
  expect((await full.page()).text.includes('first shell'), 'the copy is served');
  expect((await empty.page()).status === 503, 'an edge without a copy responds with 503');
  for (const one of [full, empty]) {
    const { status, reason } = await one.health();
    expect(status === 'degraded' && reason !== undefined, 'the health contains a reason');
  }
  bucket.treat = () => 'serve';
  await empty.until(async () => (await empty.page()).status === 200);
  for (const one of [full, empty]) await one.until(async () => hasRecovered(await one.health()));
  return `listens after ${full.startMs.toFixed(0)} ms, without a bucket that hangs ${before.startMs.toFixed(0)} ms`;
}

/** Delay per request, so slow that a running edge polls several times during an upload, ms */
const SLOW_MS = 1000;

async function deployNextToEdge({ bucket, machine, edge, expect }: FaultTest): Promise<string> {
  await machine.deploy('shell', 'first');
  const one = await edge('machine');
  await one.until(async () => (await one.page()).status === 200);
  bucket.delayMs = SLOW_MS;
  const started = performance.now();
  const version = await machine.deploy('shell', 'second');
  const seconds = (performance.now() - started) / 1000;
  bucket.delayMs = 0;
  expect((await machine.store.read('shell')).pointer?.current === version, 'the release is live in the bucket');
  expect(await isWhole(path.join(machine.folder, 'shell', version)), 'its files are in the folder');
  await one.until(async () => (await one.health()).surfaces.shell?.current.version === version);
  await one.until(async () => hasRecovered(await one.health()));
  return `${seconds.toFixed(1)} s, while the edge polls every 2 s`;
}

async function twoAtOnce({ bucket, machine, dataDir, expect }: FaultTest, rounds: number): Promise<string> {
  await machine.deploy('map', 'first');
  let rejected = 0;
  for (let round = 0; round < rounds; round++) {
    const outputs = await Promise.all(
      ['anna', 'bert'].map((name) => deployment(path.join(dataDir(name), 'releases'), `${name} ${round}`, bucket.env)),
    );
    const versions = outputs.filter((output) => /^\d{8}-\d{9}-[0-9a-f]{8}$/.test(output));
    const others = outputs.filter((output) => !versions.includes(output));
    rejected += others.length;
    expect(versions.length > 0, `one of two succeeds in round ${round}: ${outputs.join('; ')}`);
    expect(
      others.every((output) => output.includes('Another command changed')),
      `an error is clear: ${others.join()}`,
    );
    const { pointer } = await machine.store.read('map');
    const named = namedVersions(pointer);
    expect(
      versions.every((version) => named.includes(version)),
      `no success is overwritten in round ${round}`,
    );
    await machine.store.requireWhole('map', pointer!.current);
  }
  return `${rounds} pairs, ${rejected} rejected with a reason, none overwritten`;
}

/** @returns the version, or the text of its error */
async function deployment(folder: string, text: string, env: Record<string, string>): Promise<string> {
  const child = fork(path.join(workspace, 'tools/deploy/src/testing/deploy-into-bucket.ts'), [folder, text], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [output] = (await once(child, 'message')) as [string];
  return output;
}
