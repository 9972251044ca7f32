import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,libs,tools}/*/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/e2e/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
