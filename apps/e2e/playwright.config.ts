import { defineConfig } from '@playwright/test';
import { port } from './src/support/instance.ts';
import { browserEnv } from './src/support/test.ts';

export default defineConfig({
  testDir: './src',
  outputDir: '../../test-results/e2e',
  globalSetup: './src/support/start-product.ts',
  globalTeardown: './src/support/stop-product.ts',
  // A busy machine takes four times as long as a quiet one; what never comes is told late, and still told.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  // WebGL is drawn by the processor here: a tile that comes late is no fault of the product.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-CH',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // answers of tests stand for the server's, which a service worker would ask for itself; kept-guide.spec.ts has one
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      env: browserEnv,
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Only WebGL is drawn as on a graphics card: to put pages together that way takes half of the processor's time.
        '--disable-gpu-compositing',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
