import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { variables } from './shared/settings.ts';
import { stepNames } from './shared/step-names.ts';

interface Job {
  needs?: string;
  environment?: string;
  steps: { run?: string }[];
}

const text = readFileSync(path.join(workspace, '.github/workflows/release.yml'), 'utf8');
const { jobs } = parse(text) as { jobs: Record<'check' | 'release' | 'publish', Job> };
const stepsIn = ({ steps }: Job) =>
  steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run pipeline -- ([a-z ]+)$/gm)].flatMap(([, names]) => names!.split(' ')),
  );

it('runs every step once and in its order, in jobs that need each other', () => {
  expect(Object.values(jobs).flatMap(stepsIn)).toEqual(stepNames);
  expect([jobs.check.needs, jobs.release.needs, jobs.publish.needs]).toEqual([undefined, 'check', 'release']);
});

it('runs no tests in the job that has the secrets', () => {
  expect([jobs.check.environment, jobs.release.environment, jobs.publish.environment]).toEqual([
    undefined,
    'production',
    undefined,
  ]);
  expect(stepsIn(jobs.release)).toEqual([
    'build',
    'trial',
    'migrate',
    'api',
    'jobs',
    'edge',
    'canary',
    'watch',
    'promote',
  ]);
});

it('passes on all settings, which docs/settings.md describes', () => {
  const settings = readFileSync(path.join(workspace, 'docs/settings.md'), 'utf8');
  for (const name of variables) {
    expect(JSON.stringify(jobs.release)).toContain(`vars.${name}`);
    expect(settings).toContain(`\`${name}\``);
  }
});
