import { configDefaults, defineConfig } from 'vitest/config';

/** Files with their own processes: garbage collections of a large process would exceed the timeouts they measure. */
const ownProcess = ['apps/edge/src/hostile-clients.test.ts'];
const exclude = [...configDefaults.exclude, '**/dist/**', 'apps/e2e/**'];

export default defineConfig({
  test: {
    globalSetup: 'libs/util/testing/src/provide-texts.ts',
    setupFiles: ['libs/util/testing/src/isolate-test-files.ts', 'libs/util/testing/src/add-provided-texts.ts'],
    tags: [{ name: 'nightly', description: 'takes minutes on a busy machine: runs in the nightly workflow' }],
    // Many of these tests wait for processes, servers and timeouts, so another file can use the CPU meanwhile.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        // These share processes: loading what they test takes longer than most of them.
        test: {
          name: 'shared process',
          isolate: false,
          include: ['{apps,libs,libs/*,tools}/*/src/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...ownProcess],
        },
      },
      { extends: true, test: { name: 'own process', include: ownProcess, exclude } },
    ],
  },
});
