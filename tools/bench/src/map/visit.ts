import type { Browser, BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import { packed } from './packed.ts';
import { atOnce, phone, PHONE_SLOWDOWN, slowLine, type Carry } from './phone-line.ts';

type ByteKind = 'script' | 'worker' | 'data' | 'style' | 'other';

/** Measurements of one visit until the map first became idle. */
export interface FirstView {
  /** From navigation to the idle map with all places, ms. */
  idleMs: number;
  /** From navigation to the first frame with the places of the view, ms. */
  drawnMs: number;
  /** CPU of the renderer's main thread until idle, ms. */
  mainMs: number;
  /** JavaScript heap of the main thread after garbage collection, MB. */
  heapMb: number;
  /** Array buffers of the page outside of the heap, MB. */
  buffersMb: number;
}

export interface Visit extends FirstView {
  page: Page;
  /** Brotli bytes requested until then by kind, kB. */
  bytes: Record<ByteKind, number>;
  /** Scripts and workers among them, by file. */
  scripts: ReadonlyMap<string, number>;
  /** CPU of the page's main thread so far, ms. */
  busy(): Promise<number>;
  heap(): Promise<Pick<FirstView, 'heapMb' | 'buffersMb'>>;
  close(): Promise<void>;
}

/** Conditions of a visit: at a desktop, or with a phone in a mobile network. */
export type Terms = 'desk' | 'phone';

const TIMEOUT_MS = 240_000;

/** CPU time of the page's main thread, ms. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  /** Since the browser was started, µs. */
  ts: number;
  /** CPU time of the event, µs. */
  tdur?: number;
}

/** CPU time of a page's main thread until a mark, ms: excludes later work of the page. */
function mainThreadMs(trace: Buffer, mark: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const until = traceEvents.find(({ name, cat }) => name === mark && cat.includes('blink.user_timing'))!;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === until.pid && tid === until.tid && ts <= until.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/**
 * Collects responses that a page fetched before a moment. The bodies are read afterwards, as reading them earlier
 * would take CPU time from the page.
 */
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

/** An empty page without a cache under the terms of a visit. */
export async function openPage(
  browser: Browser,
  prepare: (context: BrowserContext, carry: Carry) => Promise<void>,
  terms: Terms,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
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
  return { context, page, session };
}

/** Opens a page without a cache and waits until its map is idle with all places. */
export async function visit(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext, carry: Carry) => Promise<void>,
  terms: Terms = 'desk',
): Promise<Visit> {
  const { context, page, session } = await openPage(browser, prepare, terms);
  const becameIdle = Promise.withResolvers<void>();
  await page.exposeFunction('whenMapIdle', becameIdle.resolve);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('umkreis:map-idle').length > 0)
        (globalThis as unknown as { whenMapIdle(): void }).whenMapIdle();
    }).observe({ type: 'mark' });
  });
  const fetched = collectBodies(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(url, { timeout: TIMEOUT_MS, waitUntil: 'commit' });
  await withTimeout(TIMEOUT_MS, becameIdle.promise, url);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    return { heapMb: usedSize / 1e6, buffersMb: backingStorageSize / 1e6 };
  };
  const idleHeap = await heap();
  const mainMs = mainThreadMs(await browser.stopTracing(), 'umkreis:map-idle');
  const [idleMs, drawnMs, idleAt] = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    const idle = at('umkreis:map-idle');
    return [idle, at('umkreis:places-drawn'), performance.timeOrigin + idle] as const;
  });
  const bytes: Visit['bytes'] = { script: 0, worker: 0, data: 0, style: 0, other: 0 };
  const scripts = new Map<string, number>();
  // Compressed only now, as it takes seconds of the process that also serves the page. What the idle map preloads
  // for the next click does not count.
  const seen = new Set<string>();
  for (const { pathname, body } of await fetched(idleAt)) {
    // Routes disable the browser's cache, which page and worker would share for immutable files.
    const isImmutable = /^\/(?:releases|json)\//.test(pathname);
    if (isImmutable && seen.has(pathname)) continue;
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
    ...idleHeap,
    bytes,
    scripts,
    busy: () => taskMs(session),
    heap,
    close: () => context.close(),
  };
}

/** @throws Error if a page's map does not become idle in time */
async function withTimeout(ms: number, becameIdle: Promise<void>, url: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The map of ${url} did not become idle within ${ms / 1000} s.`)), ms);
  });
  await Promise.race([becameIdle, late]).finally(() => clearTimeout(timer));
}
