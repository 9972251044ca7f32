import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Health } from '@umkreis/contract/health.ts';
import { edgeHealth } from '@umkreis/contract/surface-error.ts';
import { masterName } from '@umkreis/object-storage/file-names.ts';
import { startProduction, type ProductionSetup, type Served } from './production-setup.ts';

let setup: ProductionSetup;
const output = { api: '', edge: '' };
beforeAll(async () => {
  setup = await startProduction({ port: 4860, edges: 1, apis: 1, jobs: 1, items: 2, prepare: storePicture });
  record('api', setup.apis[0]!);
  record('edge', setup.edges[0]!);
}, 120_000);
afterAll(async () => setup?.close(), 60_000);

/** A picture on the disk, and the row that names it. */
async function storePicture(db: ProductionSetup['db'], dataDir: string): Promise<void> {
  const hash = '0a'.repeat(16);
  const facts = { hash, type: 'image/png', bytes: 4, width: 1, height: 1, is_ready: true, is_complete: true };
  await db.insertInto('media_files').values(facts).execute();
  await mkdir(path.join(dataDir, 'media'), { recursive: true });
  await writeFile(path.join(dataDir, 'media', masterName(hash)), 'file');
}
function record(name: keyof typeof output, { process: { stdout, stderr } }: Served): void {
  for (const stream of [stdout!, stderr!])
    stream.on('data', (chunk: Buffer) => {
      output[name] += chunk.toString();
    });
}

const health = async () => (await (await fetch(`${setup.apis[0]!.url}/health`)).json()) as Health;
const ofEdge = async () => edgeHealth.parse(await (await fetch(`${setup.edges[0]!.url}/edge/health`)).json());
const metrics = async (url: string) => (await fetch(`${url}/metrics`)).text();
const linesAbout = (name: keyof typeof output, text: string) =>
  output[name].split('\n').filter((line) => line.includes(text));
/** Each look asks processes that are busy enough, so it does not repeat as often as usual. */
const within = (timeout: number) => ({ timeout, interval: 200 });
const soon = within(15_000);

it('reports every component as working, and the last run of each job', async () => {
  await expect.poll(async () => (await ofEdge()).status, within(30_000)).toBe('ok');
  const { components } = await ofEdge();
  expect(Object.values(components!).map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'ok'));
  expect(await health()).toMatchObject({ status: 'ok', problems: [] });
  await expect
    .poll(() => metrics(setup.jobs[0]!.metrics), within(30_000))
    .toMatch(/umkreis_job_last_success_timestamp_seconds\{job="statistics",service="jobs"\} \d{10}/);
  expect(await metrics(setup.jobs[0]!.metrics)).toMatch(
    /umkreis_job_duration_seconds\{job="snapshot of branch 1",service="jobs"\} [\d.]+/,
  );
}, 60_000);

it('names a data folder that was moved away, in health, metrics and one line of the log', async () => {
  const { dataDir } = setup;
  const text = 'the data folder is not the one of the start';
  await rename(dataDir, `${dataDir}-moved`);
  await expect
    .poll(async () => (await health()).problems, within(10_000))
    .toContainEqual({ component: 'storage', cause: 'missing', reason: expect.stringContaining(text) });
  await expect
    .poll(async () => (await ofEdge()).components?.storage, soon)
    .toEqual({ status: 'degraded', reason: expect.stringContaining(text.slice(1)) });
  for (const one of [setup.apis[0]!, setup.jobs[0]!])
    expect(await metrics(one.metrics)).toMatch(/umkreis_storage_room\{service="\w+"\} 0/);
  await expect.poll(() => linesAbout('api', text), soon).toHaveLength(1);
  // Processes may have created an empty one meanwhile.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  await rename(`${dataDir}-moved`, dataDir);
  await expect.poll(async () => (await ofEdge()).status, within(40_000)).toBe('ok');
  await expect.poll(() => linesAbout('api', 'storage: works again'), soon).toHaveLength(1);
  expect(linesAbout('api', text)).toHaveLength(1);
}, 90_000);

it(
  'names a killed process of the jobs in health, metrics and one line of the log',
  { tags: ['nightly'], timeout: 90_000 },
  async () => {
    await setup.jobs[0]!.kill();
    const killed = performance.now();
    await expect
      .poll(async () => (await health()).problems, soon)
      .toEqual([{ component: 'jobs', cause: 'missing', reason: 'no process of the jobs is running' }]);
    // 8 s after the last renewal, plus two intervals and what a busy machine needs.
    expect(performance.now() - killed).toBeLessThan(15_000);
    await expect
      .poll(async () => (await ofEdge()).components?.jobs, soon)
      .toEqual({ status: 'degraded', reason: 'No process of the jobs is running.' });
    expect(await ofEdge()).toMatchObject({ status: 'degraded', reason: 'No process of the jobs is running.' });
    for (const url of [setup.apis[0]!.metrics, setup.edges[0]!.metrics])
      expect(await metrics(url)).toMatch(/umkreis_component_up\{component="jobs",service="\w+"\} 0/);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(linesAbout('api', 'no process of the jobs')).toHaveLength(1);
    await setup.jobs[0]!.start();
    await expect.poll(async () => (await ofEdge()).status, within(40_000)).toBe('ok');
    expect(linesAbout('api', 'jobs: works again')).toHaveLength(1);
  },
);

it('names an API that does not respond, and what is unknown without it', async () => {
  output.edge = '';
  await setup.apis[0]!.kill();
  await expect
    .poll(async () => (await ofEdge()).components?.api, soon)
    .toEqual({ status: 'degraded', reason: '1 of 1 APIs do not respond (ECONNREFUSED).' });
  expect((await ofEdge()).components?.database.status).toBe('unknown');
  for (let n = 0; n < 5; n++) await fetch(`${setup.edges[0]!.url}/api/branches/`);
  expect(linesAbout('edge', 'an API does not respond')).toHaveLength(1);
  expect(linesAbout('edge', 'upstream server')).toEqual([]);
  await setup.apis[0]!.start();
  await expect.poll(async () => (await ofEdge()).components?.api.status, soon).toBe('ok');
}, 90_000);

it(
  'names a data folder whose volume is not mounted when a process starts',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const [{ dataDir }, [api, jobs]] = [setup, [setup.apis[0]!, setup.jobs[0]!]];
    const text = 'the data folder has none of the files that the database names';
    await Promise.all([api.end(), jobs.end()]);
    await rename(dataDir, `${dataDir}-volume`);
    await mkdir(dataDir);
    await Promise.all([api.start(), jobs.start()]);
    record('api', api);
    await expect
      .poll(async () => (await health()).problems, soon)
      .toContainEqual({ component: 'storage', cause: 'empty', reason: expect.stringContaining(text) });
    for (const one of [api, jobs])
      await expect.poll(() => metrics(one.metrics), soon).toMatch(/umkreis_storage_room\{service="\w+"\} 0/);
    expect(linesAbout('api', text).length).toBeLessThanOrEqual(1);
    await Promise.all([api.end(), jobs.end()]);
    await rm(dataDir, { recursive: true });
    await rename(`${dataDir}-volume`, dataDir);
    await Promise.all([api.start(), jobs.start()]);
    record('api', api);
  },
);
