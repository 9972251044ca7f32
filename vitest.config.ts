import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,libs,libs/*,tools}/*/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/e2e/**'],
    setupFiles: ['libs/util/testing/src/isolate-test-files.ts', 'libs/util/testing/src/add-all-texts.ts'],
    tags: [{ name: 'nightly', description: 'takes minutes on a busy machine: runs in the nightly workflow' }],
    // Many of these tests wait for processes, servers and timeouts, so another file can use the CPU meanwhile.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
