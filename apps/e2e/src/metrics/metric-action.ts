import { expect, type FrameLocator, type Locator, type Page } from '../support/test.ts';
import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { mainUrl } from '../support/instance.ts';
import type { MetricsGuide } from './metrics-guide.ts';

/** The screen of an action; each screen is one test. */
export type Screen = 'main' | 'place' | 'contest' | 'map' | 'canvas' | 'ways' | 'frame' | 'embed' | 'kiosk';
export interface Stage {
  page: Page;
  guide: MetricsGuide;
  frame: FrameLocator;
  /** Metric keys sent so far */
  seen: ReadonlySet<string>;
}
export interface MetricAction {
  on: Screen;
  /** Description of the action */
  what: string;
  act(stage: Stage): Promise<unknown>;
}

export const home = ({ page }: Stage) => page.goto(mainUrl);
export const offer = (what: string, name: string): MetricAction => ({
  on: 'place',
  what,
  act: ({ page }) => page.getByRole('article').getByRole('link', { name, exact: true }).first().click(),
});
export const button = (on: Screen, what: string, name: string | RegExp): MetricAction => ({
  on,
  what,
  act: ({ page }) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click(),
});
export const inFrame = (what: string, act: (stage: Stage) => Promise<unknown>): MetricAction => ({
  on: 'frame',
  what,
  act,
});
/** Opens the filter panel. */
export async function filters({ page }: Stage) {
  const clear = page.getByRole('button', { name: 'Filter zurücksetzen' });
  if (!(await clear.isVisible()))
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click();
  await clear.waitFor();
}
/** Metrics are sent in batches, after two seconds at most. */
const BATCH_MS = 2200;
/** Waits until a metric is sent, but not longer than this time. */
const isSent = (seen: ReadonlySet<string>, key: MetricKey, timeout: number) =>
  expect
    .poll(() => seen.has(key), { timeout, intervals: [100] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
/** Fills a search field and waits until the search is sent as a metric, which happens when typing ends. */
export async function searchFor(field: Locator, text: string, seen: ReadonlySet<string>, key: MetricKey) {
  await field.fill(text);
  await expect.poll(() => seen.has(key), `${key} is sent`).toBe(true);
}
/** Clicks around the centre of the map until the metric is sent. */
export async function clickAround({ page, seen }: Stage, key: MetricKey, steps = 10) {
  const canvas = page.locator('canvas.maplibregl-canvas');
  await canvas.waitFor();
  await page.waitForLoadState('networkidle');
  const box = (await canvas.boundingBox())!;
  for (let ring = 0; ring < steps; ring++) {
    for (let step = 0; step < Math.max(1, ring * 6) && !seen.has(key); step++) {
      const angle = (step / Math.max(1, ring * 6)) * 2 * Math.PI;
      await page.mouse.click(
        box.x + box.width * 0.62 + Math.cos(angle) * ring * 26,
        box.y + box.height / 2 + Math.sin(angle) * ring * 26,
      );
    }
    if (await isSent(seen, key, ring === 0 ? 1 : BATCH_MS)) return;
  }
}
