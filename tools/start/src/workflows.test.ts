import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { surfaces } from '@umkreis/contract/boot.ts';
import { processes, productionNeeds } from './production/needs.ts';
import { workspace } from './services.ts';

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { uses?: string; with?: Record<string, string>; steps?: { if?: string; run?: string }[] }>;
}
const folder = path.join(workspace, '.github/workflows');
const workflow = (name: string) => parse(readFileSync(path.join(folder, `${name}.yml`), 'utf8')) as Workflow;
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps);
const isAffected = "steps.affected.outputs.is == 'true'";

test.each(surfaces)('%s has its own workflow that releases nothing else', (surface) => {
  const { on, jobs } = workflow(surface);
  expect(Object.keys(on)).toEqual(['push', 'workflow_dispatch']);
  expect(Object.values(jobs)).toEqual([
    expect.objectContaining({
      uses: './.github/workflows/release-surface.yml',
      with: expect.objectContaining({ surface }),
    }),
  ]);
});

test.each([
  ['edge', ['edge']],
  ['api', ['api', 'jobs']],
])('%s has a workflow that builds its images', (name, images) => {
  const [job] = Object.values(workflow(name).jobs);
  expect(job).toMatchObject({ uses: './.github/workflows/release-process.yml', with: { process: name } });
  expect(job!.with!.images!.split(' ')).toEqual(images);
});

test('tests, builds and releases a surface only for changes that affect it', () => {
  const steps = stepsOf('release-surface');
  expect(steps.some(({ run }) => run?.includes('nx show projects --affected'))).toBe(true);
  const released = steps.find(({ run }) => run?.includes('npm run deploy -- "$SURFACE"'));
  const tested = steps.find(({ run }) => run?.includes('nx test "@umkreis/$SURFACE"'));
  expect([released?.if, tested?.if]).toEqual([isAffected, isAffected]);
  expect(steps.indexOf(tested!)).toBeLessThan(steps.indexOf(released!));
});

test('uses only existing commands and workflows', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/npm run ([\w-]+)/g))
      expect([file, Object.keys(scripts)]).toContainEqual(expect.arrayContaining([name]));
    for (const [, used] of text.matchAll(/uses: \.\/(\S+)/g))
      expect(existsSync(path.join(workspace, used!))).toBe(true);
  }
});

test.each(processes)('%s has an image that runs it in production mode as an unprivileged user', (name) => {
  const text = readFileSync(path.join(workspace, `docker/${name}.Dockerfile`), 'utf8');
  expect(text).toContain(`CMD ["node", "tools/start/src/production/serve.ts", "${name}"]`);
  expect(existsSync(path.join(workspace, 'tools/start/src/production/serve.ts'))).toBe(true);
  expect(text).toMatch(/^USER node$/m);
  expect(text).toMatch(/^STOPSIGNAL SIGTERM$/m);
});

test('runs two edges, two APIs, the jobs and PostgreSQL in the compose file, with all required settings', () => {
  const compose = parse(readFileSync(path.join(workspace, 'docker/compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, { build?: { dockerfile: string }; environment: Record<string, string> }>;
  };
  const built = Object.values(compose.services).flatMap((service) => (service.build ? [service] : []));
  expect(Object.keys(compose.services)).toEqual(['database', 'jobs', 'api-1', 'api-2', 'edge-1', 'edge-2']);
  for (const name of processes) {
    const own = built.filter(({ build }) => build!.dockerfile === `docker/${name}.Dockerfile`);
    expect(own.length).toBe(name === 'jobs' ? 1 : 2);
    for (const { environment } of own)
      for (const need of productionNeeds.filter(({ of }) => of.includes(name)))
        expect(Object.keys(environment)).toContain(need.name);
  }
});

test('defines unique field names in issue forms', () => {
  const forms = path.join(workspace, '.github/ISSUE_TEMPLATE');
  for (const file of readdirSync(forms).filter((name) => name !== 'config.yml')) {
    const form = parse(readFileSync(path.join(forms, file), 'utf8')) as { name: string; body: { id?: string }[] };
    const ids = form.body.flatMap(({ id }) => id ?? []);
    expect(form.name, file).toBeTruthy();
    expect(ids.length, file).toBeGreaterThan(1);
    expect(new Set(ids).size, file).toBe(ids.length);
  }
});
