import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rollback } from '@umkreis/deploy/rollback.ts';
import { runSteps, type StepReport } from '../steps/run-steps.ts';
import type { Plan } from '../shared/state.ts';
import type { Pipeline } from '../shared/step.ts';
import { stepNames, type StepName } from '../shared/step-names.ts';
import { faults } from './faults.ts';
import { localCanary, localPipeline } from './local-pipeline.ts';
import { startLocalSetup, type LocalSetup } from './local-setup.ts';
import { writeTinyBuild } from './tiny-builds.ts';
import { openMap, versionsOn } from './visitors.ts';

/** Starts PostgreSQL, jobs, two APIs, two edges and a bucket for each fault, and a browser for most: minutes. */
const tags = ['nightly'];
const plan: Plan = {
  surfaces: { shell: '1.1.0', map: '1.2.0' },
  servers: { api: '1.3.0', jobs: '1.3.1', edge: '1.4.0' },
};
const OTHER_BRANCH = 2;
const surfaces = ['shell', 'map'] as const;

let folder: string;
let setup: LocalSetup;
let before: Record<string, string>;
let called: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-pipeline-'));
  called = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const buildAll = async (to: string, text: string) => {
  for (const surface of surfaces) await writeTinyBuild(surface, path.join(to, surface), text);
};

async function start(): Promise<void> {
  const previous = await mkdtemp(path.join(tmpdir(), 'umkreis-pipeline-previous-'));
  await buildAll(previous, 'previous');
  const builds = Object.fromEntries(surfaces.map((surface) => [surface, path.join(previous, surface)]));
  setup = await startLocalSetup(builds, { port: 4700, semver: '1.0.0' });
  await rm(previous, { recursive: true });
  const { pointers } = await setup.store.overview();
  before = Object.fromEntries(surfaces.map((surface) => [surface, pointers[surface]!.current]));
  await vi.waitFor(async () => expect(await versionsEverywhere(OTHER_BRANCH)).toEqual([before]), { timeout: 20_000 });
}

/** What the edges serve to visitors of a branch; one entry if all serve the same. */
async function versionsEverywhere(branch: number): Promise<Record<string, string>[]> {
  const versions = await Promise.all(setup.production.edges.map(({ url }) => versionsOn(url, branch)));
  return [...new Set(versions.map((one) => JSON.stringify(one)))].map(
    (text) => JSON.parse(text) as Record<string, string>,
  );
}

const isServed = async (branch: number) => {
  const pages = await Promise.all(setup.production.edges.map(({ url }) => openMap(url, branch)));
  return pages.map(({ status }) => status);
};

function pipelineFor(isRolledBack = false): Pipeline {
  const builds = path.join(folder, 'builds');
  const pipeline = localPipeline({
    setup,
    plan,
    folder: builds,
    watchMinutes: 0.05,
    watchPages: 1,
    isRolledBack,
    report: () => {},
    check: () => [process.execPath, '--version'],
    build: () => buildAll(builds, `candidate ${Date.now()}`),
  });
  const { servers, publish } = pipeline;
  pipeline.servers = {
    migrate: () => (called.push('migrate'), servers.migrate()),
    replace: (name, semver) => (called.push(name), servers.replace(name, semver)),
  };
  pipeline.publish = (live) => (called.push('publish'), publish(live));
  return pipeline;
}

/** Runs all steps, with visitors on the canary's branches. */
const run = (pipeline: Pipeline, fault?: StepName): Promise<StepReport[]> =>
  runSteps(stepNames, pipeline, {
    async before(name) {
      if (name === 'watch') {
        await expect
          .poll(async () => (await versionsEverywhere(localCanary[0]!))[0]?.map, { timeout: 20_000 })
          .toBe(pipeline.state.canaries.map);
        for (const { url } of setup.production.edges) await openMap(url, localCanary[0]!);
      }
      if (name === fault) await faults[name](pipeline, setup);
    },
  });

/** Lets the edges read the pointers of the bucket again. */
async function untilSettled(): Promise<void> {
  setup.bucket.treat = () => 'serve';
  await new Promise((resolve) => setTimeout(resolve, 5000));
}

const upTo = (name: StepName) => stepNames.slice(0, stepNames.indexOf(name) + 1);

describe('with faults that leave the set-up as it was', { tags, timeout: 120_000 }, () => {
  beforeAll(start, 120_000);
  afterAll(() => setup?.close(), 60_000);

  const early = ['plan', 'lint', 'types', 'unit', 'integration', 'browser', 'build', 'trial'] as const;
  it.each(early)('stops at %s: no server is replaced, and visitors get the previous release', async (fault) => {
    const reports = await run(pipelineFor(), fault);
    expect(reports.map(({ name }) => name)).toEqual(upTo(fault));
    expect(reports.at(-1)).toMatchObject({ name: fault, result: 'failed' });
    if (fault === 'trial') expect(reports.at(-1)!.text).toContain('fails with data');
    expect(called).toEqual([]);
    for (const branch of [...localCanary, OTHER_BRANCH]) expect(await versionsEverywhere(branch)).toEqual([before]);
    expect(await isServed(OTHER_BRANCH)).toEqual([200, 200]);
  });
});

describe('with faults in servers and releases', { tags, timeout: 240_000 }, () => {
  beforeEach(start, 120_000);
  afterEach(() => setup?.close(), 60_000);

  it('releases to the canary, then to all, and builds and copies nothing in between', async () => {
    const pipeline = pipelineFor();
    const reports = await run(pipeline);
    expect(reports.map(({ name, result }) => [name, result])).toEqual(stepNames.map((name) => [name, 'passed']));
    expect(called).toEqual(['migrate', 'api', 'jobs', 'edge', 'publish']);
    const live = pipeline.state.canaries;
    for (const branch of [...localCanary, OTHER_BRANCH])
      await expect.poll(() => versionsEverywhere(branch), { timeout: 20_000 }).toEqual([live]);
    const { semvers } = await setup.store.overview();
    expect(surfaces.map((surface) => semvers[`${surface}/${live[surface]}`])).toEqual(['1.1.0', '1.2.0']);
    expect(await isServed(OTHER_BRANCH)).toEqual([200, 200]);
  });

  it.each(['migrate', 'api', 'jobs', 'edge', 'canary'] as const)(
    'stops at %s: nothing is released after it, and visitors get the previous release',
    async (fault) => {
      const reports = await run(pipelineFor(), fault);
      expect(reports.map(({ name }) => name)).toEqual(upTo(fault));
      expect(reports.at(-1)).toMatchObject({ name: fault, result: 'failed' });
      expect(called).toEqual(
        ['migrate', 'api', 'jobs', 'edge'].slice(0, stepNames.indexOf(fault) - stepNames.indexOf('migrate') + 1),
      );
      await untilSettled();
      // One edge is down after its fault; visitors are sent to the other one.
      const edges = setup.production.edges.filter(({ process: { exitCode } }) => exitCode === null);
      expect(edges).toHaveLength(fault === 'edge' ? 1 : 2);
      for (const { url } of edges) {
        for (const branch of [...localCanary, OTHER_BRANCH]) expect(await versionsOn(url, branch)).toEqual(before);
        expect((await openMap(url, OTHER_BRANCH)).status).toBe(200);
        expect((await fetch(`${url}/api/branches/`)).status).toBe(200);
      }
    },
  );

  it('stops at a canary that fails: other branches get the previous release, and the operator decides', async () => {
    const pipeline = pipelineFor();
    const reports = await run(pipeline, 'watch');
    expect(reports.map(({ name }) => name)).toEqual(upTo('watch'));
    expect(reports.at(-1)!.text).toMatch(
      /canary of \w+ \S+ failed in \d+ of .*To take it back: npm run deploy -- rollback shell/,
    );
    expect(called).not.toContain('publish');
    await untilSettled();
    expect(await versionsEverywhere(OTHER_BRANCH)).toEqual([before]);
    expect(await versionsEverywhere(localCanary[0]!)).toEqual([pipeline.state.canaries]);
  });

  it('takes a canary that fails back if the operator turned that on', async () => {
    const reports = await run(pipelineFor(true), 'watch');
    expect(reports.at(-1)).toMatchObject({ name: 'watch', result: 'failed' });
    expect(reports.at(-1)!.text).toContain('The canaries are taken back: shell, map.');
    await untilSettled();
    for (const branch of [...localCanary, OTHER_BRANCH]) expect(await versionsEverywhere(branch)).toEqual([before]);
  });

  it('stops at promote: the canary stays, other branches get the previous release', async () => {
    const pipeline = pipelineFor();
    const reports = await run(pipeline, 'promote');
    expect(reports.map(({ name }) => name)).toEqual(upTo('promote'));
    expect(reports.at(-1)).toMatchObject({ result: 'failed' });
    expect(called).not.toContain('publish');
    await untilSettled();
    expect(await versionsEverywhere(OTHER_BRANCH)).toEqual([before]);
    expect(await versionsEverywhere(localCanary[0]!)).toEqual([pipeline.state.canaries]);
  });

  it('stops at publish with the release live for all, which a rollback takes back', async () => {
    const reports = await run(pipelineFor(), 'publish');
    expect(reports.at(-1)).toMatchObject({ name: 'publish', result: 'failed' });
    await expect.poll(() => versionsEverywhere(OTHER_BRANCH), { timeout: 20_000 }).not.toEqual([before]);
    for (const surface of surfaces) {
      const back = await rollback(surface, path.join(setup.dataDir, 'releases'), undefined, setup.store);
      expect(back).toBe(before[surface]);
    }
    await expect.poll(() => versionsEverywhere(OTHER_BRANCH), { timeout: 20_000 }).toEqual([before]);
  });
});
