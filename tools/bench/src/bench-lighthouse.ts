import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureBrowser } from '@umkreis/start/ensure-browser.ts';
import { runningProduct } from './running-product.ts';

/** Downloaded on demand: 185 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const flags =
  '--headless --no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-quic --no-first-run';
const paths = ['/', '/map'];

interface Report {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

/** Runs Lighthouse on the built product with its settings for phones: scores out of 100, and loading times. */
export async function benchLighthouse(): Promise<void> {
  const product = await runningProduct();
  const browser = await ensureBrowser();
  try {
    const port = new URL(product.run.url).port;
    for (const origin of [product.run.url, `http://messe.localhost:${port}`]) {
      for (const path of origin === product.run.url ? paths : ['/map']) await audit(`${origin}${path}`, browser);
    }
  } finally {
    await product.end();
  }
}

async function audit(url: string, browser: string): Promise<void> {
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
}
