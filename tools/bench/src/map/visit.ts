import type { Browser, BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import { packed } from './packed.ts';
import { atOnce, phone, PHONE_SLOWDOWN, slowLine, type Carry } from './phone-line.ts';

export type ByteKind = 'script' | 'worker' | 'data' | 'style' | 'other';

/** What one visit measured until the map first rested. */
export interface FirstView {
  /** Navigation → idle map with all places, ms */
  idleMs: number;
  /** Navigation → the first frame with the places of the view, ms */
  drawnMs: number;
  /** CPU of the renderer's main thread until idle, ms */
  mainMs: number;
  /** JavaScript heap of the main thread after a collection, MB */
  heapMb: number;
  /** Array buffers of the page beside the heap, MB */
  buffersMb: number;
}

export interface Visit extends FirstView {
  page: Page;
  /** Brotli bytes by kind of what was asked for until then, kB */
  bytes: Record<ByteKind, number>;
  /** Of that the scripts and workers, by file */
  scripts: ReadonlyMap<string, number>;
  /** CPU that the page's main thread has used, ms */
  busy(): Promise<number>;
  heap(): Promise<Pick<FirstView, 'heapMb' | 'buffersMb'>>;
  close(): Promise<void>;
}

/** How a visitor comes: at a desk, or with a phone on the road. */
export type Terms = 'desk' | 'phone';

const PATIENCE_MS = 240_000;

/** Milliseconds of CPU that the page's main thread has worked. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  /** Since the browser began, µs */
  ts: number;
  /** Processor time that it took, µs */
  tdur?: number;
}

/** Processor time of a page's main thread until a mark, ms: what the page does next must not be in it. */
function mainThreadMs(trace: Buffer, mark: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const until = traceEvents.find(({ name, cat }) => name === mark && cat.includes('blink.user_timing'))!;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === until.pid && tid === until.tid && ts <= until.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** What a page fetched before a moment. The bodies are read then: sooner that takes the processor from the page. */
function collectBodies(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.status() === 200) responses.push(response);
  });
  return async (before: number) => {
    const inTime = responses.filter((response) => response.request().timing().startTime < before);
    const bodies = await Promise.all(
      inTime.map(async (response) => ({
        pathname: new URL(response.url()).pathname,
        body: await response.body().catch(() => null),
      })),
    );
    return bodies.flatMap(({ pathname, body }) => (body ? [{ pathname, body }] : []));
  };
}

function kindOf(pathname: string): ByteKind {
  if (pathname.includes('worker')) return 'worker';
  if (/\.m?js$/.test(pathname)) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  return /^\/(?:api|json|bare\/places)/.test(pathname) ? 'data' : 'other';
}

/** Opens a page without a cache and waits until its map rests with all places on it. */
export async function visit(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext, carry: Carry) => Promise<void>,
  terms: Terms = 'desk',
): Promise<Visit> {
  const isPhone = terms === 'phone';
  const context = await browser.newContext({
    ...(isPhone ? phone : { viewport: { width: 1280, height: 800 } }),
    serviceWorkers: 'block',
  });
  await prepare(context, isPhone ? await slowLine(context) : atOnce);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isPhone) await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  const rests = Promise.withResolvers<void>();
  await page.exposeFunction('mapRests', rests.resolve);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('umkreis:map-idle').length > 0)
        (globalThis as unknown as { mapRests(): void }).mapRests();
    }).observe({ type: 'mark' });
  });
  const fetched = collectBodies(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(url, { timeout: PATIENCE_MS, waitUntil: 'commit' });
  await within(PATIENCE_MS, rests.promise, url);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    return { heapMb: usedSize / 1e6, buffersMb: backingStorageSize / 1e6 };
  };
  const resting = await heap();
  const mainMs = mainThreadMs(await browser.stopTracing(), 'umkreis:map-idle');
  const [idleMs, drawnMs, idleAt] = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    const idle = at('umkreis:map-idle');
    return [idle, at('umkreis:places-drawn'), performance.timeOrigin + idle] as const;
  });
  const bytes: Visit['bytes'] = { script: 0, worker: 0, data: 0, style: 0, other: 0 };
  const scripts = new Map<string, number>();
  // Only now: packing takes seconds of the process that also answers the page. What the resting map fetches for the
  // next click is not of the first map.
  const seen = new Set<string>();
  for (const { pathname, body } of await fetched(idleAt)) {
    // routes switch the browser's cache off, which would have had a file that never changes for page and worker
    const isKept = /^\/(?:releases|json)\//.test(pathname);
    if (isKept && seen.has(pathname)) continue;
    seen.add(pathname);
    const kind = kindOf(pathname);
    const kb = packed(pathname, body) / 1000;
    bytes[kind] += kb;
    if (kind === 'script' || kind === 'worker') scripts.set(pathname.split('/').at(-1)!, kb);
  }
  return {
    page,
    idleMs,
    drawnMs,
    mainMs,
    ...resting,
    bytes,
    scripts,
    busy: () => taskMs(session),
    heap,
    close: () => context.close(),
  };
}

/** @throws Error when a page's map does not come to rest */
async function within(ms: number, rests: Promise<void>, url: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The map of ${url} did not rest within ${ms / 1000} s.`)), ms);
  });
  await Promise.race([rests, late]).finally(() => clearTimeout(timer));
}
