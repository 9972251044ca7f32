/** All steps in their order. A step runs only after all steps before it have passed for the same commit. */
export const stepNames = [
  'plan',
  'lint',
  'types',
  'unit',
  'integration',
  'browser',
  'build',
  'trial',
  'migrate',
  'api',
  'jobs',
  'edge',
  'canary',
  'watch',
  'promote',
  'publish',
] as const;
export type StepName = (typeof stepNames)[number];

/** Steps that check the sources; pull requests run only these. */
export const checkNames = ['lint', 'types', 'unit', 'integration', 'browser'] as const satisfies readonly StepName[];
export type CheckName = (typeof checkNames)[number];
