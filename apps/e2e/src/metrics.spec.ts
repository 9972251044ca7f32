import { createServer, type Server } from 'node:http';
import { expect, test, type BrowserContext } from './support/test.ts';
import { metricKeys, type MetricKey } from '@umkreis/contract/metric-keys.ts';
import type { Screen } from './metrics/metric-action.ts';
import { metricActions } from './metrics/metric-actions.ts';
import { createMetricsGuide, type MetricsGuide } from './metrics/metrics-guide.ts';

// All tests share one place.
test.describe.configure({ mode: 'default' });

/** A metric is sent after two seconds at most; later if the map keeps the browser busy. */
const BATCH_MS = 12_000;

let guide: MetricsGuide;
let site: Server;
let siteUrl = '';

test.beforeAll(async ({ request }) => {
  guide = await createMetricsGuide(request);
  site = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        `<!doctype html><title>Another site</title><iframe width="900" height="600" src="${guide.mapUrl}"></iframe>`,
      ),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as { port: number }).port}`;
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

/** The metric keys of all sent batches. */
function seenIn(context: BrowserContext): Set<string> {
  const seen = new Set<string>();
  context.on('request', (request) => {
    if (!request.url().includes('/metrics/')) return;
    for (const { metric_key } of [
      JSON.parse(request.postData() ?? '[]') as { metric_key: string } | { metric_key: string }[],
    ].flat())
      seen.add(metric_key);
  });
  return seen;
}

const start: Record<Screen, () => string | null> = {
  main: () => null,
  place: () => guide.placeUrl,
  contest: () => guide.contestUrl,
  map: () => guide.mapUrl,
  canvas: () => guide.mapUrl,
  ways: () => guide.waysUrl,
  frame: () => siteUrl,
  embed: () => guide.embedUrl,
  kiosk: () => null,
};

test('has an action for every metric key', () => {
  expect(Object.keys(metricActions).toSorted()).toEqual([...metricKeys].toSorted());
});

/** Screens with many actions or with a rendered map: tested nightly. kiosk-sign.spec.ts sees the metric of a kiosk. */
const slow = new Set<Screen>(['contest', 'place', 'map', 'main', 'canvas', 'ways', 'frame', 'kiosk']);

for (const screen of Object.keys(start) as Screen[]) {
  const entries = (Object.entries(metricActions) as [MetricKey, (typeof metricActions)[MetricKey]][]).filter(
    ([, { on }]) => on === screen,
  );

  const what = entries.map(([, action]) => action.what).join(', ');
  test(
    `sends metrics of ${screen}: ${what}`,
    { tag: slow.has(screen) ? '@nightly' : [] },
    async ({ page, context }) => {
      const seen = seenIn(context);
      // Links that leave the product are counted, but not followed.
      await context.addInitScript(() =>
        addEventListener(
          'click',
          (event) => {
            const link = (event.target as Element | null)?.closest?.('a[href]');
            if (
              link &&
              (link.getAttribute('target') === '_blank' ||
                new URL((link as HTMLAnchorElement).href).origin !== location.origin)
            )
              event.preventDefault();
          },
          true,
        ),
      );
      page.setDefaultTimeout(20_000);
      // The test cannot observe a batch that is sent during unload, so batches are awaited before navigating.
      const go = page.goto.bind(page);
      const done: MetricKey[] = [];
      page.goto = async (...to) => {
        // Missing metrics are reported at the end.
        await expect
          .poll(() => done.every((key) => seen.has(key)), { timeout: BATCH_MS, intervals: [100] })
          .toBe(true)
          .catch(() => undefined);
        return go(...to);
      };
      const url = start[screen]();
      if (url) await page.goto(url);
      const failed: string[] = [];
      for (const [key, { what, act }] of entries) {
        await act({ page, guide, frame: page.frameLocator('iframe'), seen }).then(
          () => done.push(key),
          (error: Error) => failed.push(`${key} (${what}): ${error.message.split('\n')[0]}`),
        );
      }
      expect.soft(failed).toEqual([]);
      await expect
        .poll(() => entries.map(([key]) => key).filter((key) => !seen.has(key)), { timeout: BATCH_MS })
        .toEqual([]);
    },
  );
}
