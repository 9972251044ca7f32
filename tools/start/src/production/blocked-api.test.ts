import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduction, type ProductionSetup } from './production-setup.ts';
import { lostWrites, writeOn } from './write-on.ts';

let folder: string;
let setup: ProductionSetup;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-blocked-'));
  const preload = pathToFileURL(path.join(import.meta.dirname, 'testing/block-on-demand.ts'));
  setup = await startProduction({
    port: 4800,
    edges: 1,
    apis: 1,
    jobs: 0,
    items: 3,
    env: {
      NODE_OPTIONS: `--import ${preload.href}`,
      BLOCK_FILE: path.join(folder, 'block'),
      WATCHDOG_SECONDS: '5',
      LOG_LEVEL: 'warn',
    },
  });
}, 120_000);
afterAll(async () => {
  await setup?.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const isReady = async () => {
  const response = await fetch(`${setup.apis[0]!.url}/ready`, { signal: AbortSignal.timeout(1000) }).catch(
    () => undefined,
  );
  return response?.ok ?? false;
};

it('restarts a blocked API without losing acknowledged writes', { tags: ['nightly'], timeout: 90_000 }, async () => {
  const { process: supervisor } = setup.apis[0]!;
  let output = '';
  for (const stream of [supervisor.stdout!, supervisor.stderr!])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const writing = writeOn(setup);
  await wait(1500);
  await writeFile(path.join(folder, 'block'), '');
  await expect.poll(isReady, { timeout: 15_000 }).toBe(false);
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  await wait(1500);
  const written = await writing.stop();
  expect(output).toMatch(/"level":"fatal".*"service":"api".*the event loop is blocked/);
  expect(output).toContain('the process ended by SIGKILL, is started again');
  expect(written.acknowledged.length).toBeGreaterThan(0);
  expect(await lostWrites(setup, written)).toEqual([]);
});
