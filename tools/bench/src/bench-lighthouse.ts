import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureBrowser } from '@umkreis/start/ensure-browser.ts';
import { startBareSite } from './map/bare-site.ts';
import { runningProduct } from './running-product.ts';

/** Downloaded on demand: 185 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const flags =
  '--headless --no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-quic --no-first-run';
/** The guide whose map is compared with the bare page. */
const GUIDE = 'messe';

interface Report {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

/**
 * Runs Lighthouse on the built product with its settings for phones: scores out of 100, and loading times. In the same
 * run it audits the bare page with the places of the guide: MapLibre, basemap and places only.
 */
export async function benchLighthouse(): Promise<void> {
  const product = await runningProduct();
  const browser = await ensureBrowser();
  const bare = await startBareSite(product.run, GUIDE);
  try {
    const { url } = product.run;
    for (const path of ['/', '/map']) await audit(url + path, browser);
    const own = await audit(`http://${GUIDE}.localhost:${new URL(url).port}/map`, browser);
    const floor = await audit(bare.url, browser);
    console.log(
      `performance of the guide ${own}, of the bare page with its places ${floor}${own >= floor ? '' : ', MISSED'}`,
    );
  } finally {
    await bare.close();
    await product.end();
  }
}

/** @returns the score of the performance out of 100 */
async function audit(url: string, browser: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      '--',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags}`,
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024, timeout: 240_000 },
  );
  const { categories, audits } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${score === null ? '–' : Math.round(score * 100)}`,
  );
  const waits = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((name) => audits[name]?.displayValue ?? '–');
  console.log(
    `${new URL(url).host}${new URL(url).pathname}`.padEnd(32),
    scores.join(', '),
    `(FCP ${waits[0]}, LCP ${waits[1]}, TBT ${waits[2]}, CLS ${waits[3]})`,
  );
  return Math.round((categories.performance?.score ?? 0) * 100);
}
