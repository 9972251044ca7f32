import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,libs,tools}/*/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/e2e/**'],
    setupFiles: ['libs/testing/src/isolate-test-files.ts'],
    tags: [{ name: 'nightly', description: 'takes minutes on a busy machine: the nightly workflow runs it' }],
    // Many wait for processes, servers and time limits: beside them another file has the processor.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
