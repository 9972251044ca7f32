import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { offlineCaches } from '@umkreis/contract/offline.ts';
import { ensureBrowser } from '@umkreis/start/ensure-browser.ts';
import { PHONE_SLOWDOWN } from './map/phone-line.ts';
import { readVocabulary } from './map/vocabulary.ts';
import { runningProduct } from './running-product.ts';

const BRANCH = 1;
const ROUNDS = 3;
const TIMEOUT_MS = 120_000;
const POLL_MS = 100;
/** A phone in a mobile network. */
const phoneNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Seconds of a first visit. */
interface FirstVisit {
  /** Until the map is idle */
  idle: number;
  /** Until a reload would start without a network */
  startable: number;
}

/**
 * Measures after how many seconds a first visit would start again without a network: on a desktop, and on a phone in
 * a mobile network. Then starts it without one. UMKREIS_DATA names a running product.
 * @throws if a guide does not start without a network
 */
export async function benchOffline(): Promise<void> {
  const product = await runningProduct();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const { branches } = await readVocabulary(product.run.apiUrl);
    const { subdomain } = branches.find(({ shortId }) => shortId === BRANCH)!;
    const url = `http://${subdomain}.localhost:${new URL(product.run.url).port}/map`;
    for (const [name, isPhone] of [
      ['desktop', false],
      ['phone', true],
    ] as const) {
      const visits: FirstVisit[] = [];
      for (let round = 0; round < ROUNDS; round++) visits.push(await firstVisit(browser, url, isPhone));
      const median = (part: keyof FirstVisit) =>
        visits
          .map((visit) => visit[part])
          .toSorted((a, b) => a - b)
          [Math.floor(ROUNDS / 2)]!.toFixed(1);
      console.log(`${name}: map idle after ${median('idle')} s, starts offline after ${median('startable')} s`);
    }
  } finally {
    await browser.close();
    await product.end();
  }
}

/** Whether the service worker has stored what the page needs to start. */
const isCached = (page: Page): Promise<boolean> =>
  page.evaluate(async (cache) => Boolean(await (await caches.open(cache)).match('/map')), offlineCaches.pages);

async function firstVisit(browser: Browser, url: string, isPhone: boolean): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: isPhone ? { width: 390, height: 844 } : null });
  try {
    const page = await context.newPage();
    if (isPhone) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', phoneNetwork);
    }
    const start = Date.now();
    const seconds = () => (Date.now() - start) / 1000;
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const isIdle = page
      .waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0, null, { timeout: TIMEOUT_MS })
      .then(seconds);
    while (!(await isCached(page))) {
      if (seconds() > TIMEOUT_MS / 1000) throw new Error('The page is not cached in time.');
      await wait(POLL_MS);
    }
    const startable = seconds();
    const idle = await isIdle;
    await context.setOffline(true);
    await page.reload({ timeout: TIMEOUT_MS });
    await page.locator('canvas.maplibregl-canvas').waitFor({ timeout: TIMEOUT_MS });
    return { idle, startable };
  } finally {
    await context.close();
  }
}
