import { defineConfig } from '@playwright/test';
import { port } from './src/support/instance.ts';
import { browserEnv } from './src/support/test.ts';

export default defineConfig({
  testDir: './src',
  outputDir: '../../test-results/e2e',
  globalSetup: './src/support/start-product.ts',
  globalTeardown: './src/support/stop-product.ts',
  // A busy machine takes four times as long as an idle one. A missing result is reported late, but it is
  // reported.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  // WebGL is rendered by the CPU here: a tile that arrives late is not a defect of the product.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-CH',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // Without a GPU, drawing costs CPU time per pixel: maps of a quarter of the pixels. Pages have the same layout.
    deviceScaleFactor: 0.5,
    // Tests stub server responses, which a service worker would fetch by itself; offline-guide.spec.ts enables it.
    serviceWorkers: 'block',
    // Without a GPU every frame of a camera flight costs CPU time; the nightly run and tests of motion show them.
    contextOptions: { reducedMotion: process.env.E2E_MOTION === 'on' ? 'no-preference' : 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 60_000,
    launchOptions: {
      env: browserEnv,
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Hardware-like rendering only for WebGL: compositing pages that way takes half of the CPU time.
        '--disable-gpu-compositing',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for seconds: optimizing its code takes an eighth of all CPU time, and pays off later.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
});
