import { chromium } from 'playwright-core';
import { ensureBrowser } from '@umkreis/start/ensure-browser.ts';
import { memoryOf, visitKiosk, withClock, type Memory } from './kiosk/visit-kiosk.ts';
import { runningProduct } from './running-product.ts';

const VISITS = 1000;
/** Visits before measuring: code that is loaded once, caches that fill. */
const WARM = 20;
const EVERY = 50;
const HOST = 'muehlepark';
const QUERY = 'mode';
/** By how much memory may exceed that of the first measurement. */
const MOST: Memory = { heapMb: 6, nodes: 600, listeners: 200 };

/**
 * Measures the memory of a kiosk after a thousand visitors, who each search, open a place and a code, and leave.
 * UMKREIS_DATA names a running product; `--visits n` for fewer.
 * @throws Error if it grows with the number of visitors
 */
export async function benchKiosk(args: string[]): Promise<void> {
  const at = args.indexOf('--visits');
  const visits = at < 0 ? VISITS : Number(args[at + 1]);
  const product = await runningProduct();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 540, height: 960 },
      hasTouch: true,
      locale: 'de-CH',
      // The visits take days of the page's clock: with a saved guide it would restart itself each night.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await withClock(page);
    const url = new URL(product.run.url);
    await page.goto(`${url.protocol}//${HOST}.${url.host}/map?iskiosk`);
    const session = await context.newCDPSession(page);
    let first: Memory | undefined;
    let smallest: Memory | undefined;
    for (let visit = 1; visit <= WARM + visits; visit++) {
      await visitKiosk(page, QUERY);
      if (visit < WARM || (visit - WARM) % EVERY) continue;
      const memory = await memoryOf(session);
      first ??= memory;
      console.log(
        `after ${String(visit - WARM).padStart(4)} visitors: heap ${memory.heapMb.toFixed(1)} MB (${signed(memory.heapMb - first.heapMb)}), ` +
          `${memory.nodes} nodes (${signed(memory.nodes - first.nodes)}), ${memory.listeners} listeners (${signed(memory.listeners - first.listeners)})`,
      );
      smallest = lessOf(smallest, memory, visit - WARM > visits / 2);
    }
    if (first && smallest) assertBounded(smallest, first);
  } finally {
    await browser.close();
    await product.end();
  }
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(Number.isInteger(value) ? 0 : 1)}`;

/**
 * The smaller of two measurements. Elements that React or the browser frees later make single ones larger; a leak makes
 * all of the second half larger.
 */
function lessOf(before: Memory | undefined, { heapMb, nodes, listeners }: Memory, counts: boolean): Memory | undefined {
  if (!counts) return before;
  if (!before) return { heapMb, nodes, listeners };
  return {
    heapMb: Math.min(before.heapMb, heapMb),
    nodes: Math.min(before.nodes, nodes),
    listeners: Math.min(before.listeners, listeners),
  };
}

function assertBounded(memory: Memory, first: Memory): void {
  for (const name of ['heapMb', 'nodes', 'listeners'] as const)
    if (memory[name] - first[name] > MOST[name])
      throw new Error(`${name}: ${memory[name]}, at first ${first[name]}, at most ${MOST[name]} more`);
}
