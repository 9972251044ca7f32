import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export interface Visit {
  page: Page;
  /** Navigation → idle map with all places */
  idleMs: number;
  /** Of that, on the page's main thread */
  mainMs: number;
  /** JavaScript heap after a collection */
  heapMb: number;
  /** Array buffers of the page beside the heap */
  buffersMb: number;
  /** Brotli bytes by kind of what was asked for until then, kB */
  bytes: Record<'script' | 'worker' | 'data' | 'style' | 'other', number>;
  /** Names of scripts that were fetched */
  scripts: string[];
  busy(): Promise<number>;
  close(): Promise<void>;
}

const sizes = new Map<string, number>();

/** Bytes in Brotli at its best, as releases are kept; data at the quality the API takes. */
function packed(pathname: string, body: Buffer): number {
  const isFile = /\.(?:m?js|css)$/.test(pathname);
  const key = `${pathname} ${body.length}`;
  const size =
    sizes.get(key) ??
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isFile ? 11 : 5 } }).length;
  sizes.set(key, size);
  return size;
}

const PATIENCE_MS = 180_000;

/** Milliseconds that the page's main thread has worked. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Opens a page without a cache and waits until its map rests with all places on it. */
export async function visit(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await prepare(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const bytes: Visit['bytes'] = { script: 0, worker: 0, data: 0, style: 0, other: 0 };
  const scripts: string[] = [];
  const bodies: { pathname: string; startedAt: number; body: Buffer }[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.status() !== 200) return;
    reading.push(
      response.body().then(
        (body) =>
          void bodies.push({
            pathname: new URL(response.url()).pathname,
            startedAt: response.request().timing().startTime,
            body,
          }),
        () => undefined,
      ),
    );
  });
  await page.goto(url, { timeout: PATIENCE_MS });
  await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0, undefined, {
    timeout: PATIENCE_MS,
    polling: 100,
  });
  const [idleMs, idleAt] = await page.evaluate(() => {
    const { startTime } = performance.getEntriesByName('umkreis:map-idle')[0]!;
    return [startTime, performance.timeOrigin + startTime] as const;
  });
  const mainMs = await taskMs(session);
  await Promise.all(reading);
  // only now: packing takes seconds of the process that also answers the page
  for (const { pathname, startedAt, body } of bodies) {
    // what the resting map fetches for the next click is not of the first map
    if (startedAt >= idleAt) continue;
    const isWorker = pathname.includes('worker');
    const isScript = /\.m?js$/.test(pathname);
    const kind = isWorker
      ? 'worker'
      : isScript
        ? 'script'
        : pathname.endsWith('.css')
          ? 'style'
          : /^\/(?:api|json|bare\/places)/.test(pathname)
            ? 'data'
            : 'other';
    if (isScript) scripts.push(pathname.split('/').at(-1)!);
    const isPacked = /\.(?:woff2|png|webp|pmtiles)$/.test(pathname);
    bytes[kind] += (isPacked ? body.length : packed(pathname, body)) / 1000;
  }
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return {
    page,
    idleMs,
    mainMs,
    heapMb: usedSize / 1e6,
    buffersMb: backingStorageSize / 1e6,
    bytes: { ...bytes },
    scripts: [...scripts],
    busy: () => taskMs(session),
    close: () => context.close(),
  };
}
