import type { Step } from '../shared/step.ts';
import type { StepName } from '../shared/step-names.ts';
import { build } from './build.ts';
import { releaseCanaries } from './release-canaries.ts';
import { check } from './check.ts';
import { plan } from './plan.ts';
import { promoteCanaries } from './promote.ts';
import { publish } from './publish.ts';
import { migrate, replace } from './servers.ts';
import { trial } from './trial.ts';
import { watchCanaries } from './watch-canaries.ts';

export const steps: Record<StepName, Step> = {
  plan,
  lint: check('lint'),
  types: check('types'),
  unit: check('unit'),
  integration: check('integration'),
  browser: check('browser'),
  build,
  trial,
  migrate,
  api: replace('api'),
  jobs: replace('jobs'),
  edge: replace('edge'),
  canary: releaseCanaries,
  watch: watchCanaries,
  promote: promoteCanaries,
  publish,
};
