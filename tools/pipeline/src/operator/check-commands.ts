import type { CheckName } from '../shared/step-names.ts';

const test = (...parts: string[]) => ['npm', 'test', '--', ...parts];

/** The checks before a release: all of them, whatever changed. */
const releaseChecks: Record<CheckName, readonly string[]> = {
  lint: test('lint'),
  types: test('types'),
  unit: test('unit'),
  integration: test('integration', 'postgres'),
  browser: test('e2e'),
};

export const checkCommand = (name: CheckName): readonly string[] => releaseChecks[name];

/**
 * The checks of a pull request: all of lint and types, the tests of affected projects, and browser tests of affected
 * surfaces.
 * @param base the branch into which it is merged
 * @param surfaces affected ones
 */
export function pullRequestChecks(base: string, surfaces: readonly string[]): Record<CheckName, readonly string[]> {
  return {
    ...releaseChecks,
    unit: ['npx', 'nx', 'affected', '-t', 'test', 'build', `--base=${base}`],
    // The tests of the affected projects include them.
    integration: [],
    browser: surfaces.length ? test('e2e', '--surfaces', surfaces.join(',')) : [],
  };
}
