import { Queue } from 'workbox-background-sync';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { offlineCaches, onceHeader, waitedHeader, type WaitingEntry } from '@umkreis/contract/offline.ts';
import { storeRejected } from './rejected-entries.ts';
import { reportToPages } from './report-to-pages.ts';

const WEEK_MIN = 7 * 24 * 60;
/** Maximum queue length: more than three days of a busy kiosk. */
const MAX_QUEUED = 20_000;
/** Requests per minute: the server's limit is 240 per address, and live requests continue meanwhile. */
const AT_ONCE = 150;
const PAUSE_MS = 60_000;
const queueablePaths = [apiPaths.metrics, apiPaths.contestParticipant];

/** Whether a POST to the path can be queued while offline. */
export const mayWait = (pathname: string): boolean =>
  queueablePaths.some((path) => `${pathname.replace(/\/$/, '')}/`.endsWith(path));

const queue = new Queue('umkreis-waiting', { maxRetentionTime: WEEK_MIN, onSync: () => sendQueued() });

/**
 * Sends a request with an idempotency key. If it fails for lack of a network, it is queued and the response
 * has status 202.
 * @param waitUntil receives work that continues after the response
 */
export async function sendOrWait(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const named = await nameOnce(request);
  try {
    const response = await fetch(named.clone());
    if (response.ok) waitUntil(sendQueued().catch(() => undefined));
    // Metrics are retried later; the response to a form is shown to the visitor.
    if (!isMetrics(request) || !mayGoLater(response)) return response;
  } catch {
    // no network
  }
  if ((await queue.size()) >= MAX_QUEUED) await queue.shiftRequest();
  await queue.pushRequest({ request: named, timestamp: Date.now() });
  if (!isMetrics(request)) await reportToPages('entries-changed');
  return Response.json({ waiting: true }, { status: 202 });
}

/** Whether the status is temporary: rate limited or a server error. */
const mayGoLater = ({ status }: Response) => status === 429 || status >= 500;

/** A copy of the request with an idempotency key: pages send beacons, which cannot set headers. */
async function nameOnce(request: Request): Promise<Request> {
  const headers = new Headers({ [onceHeader]: crypto.randomUUID() });
  const type = request.headers.get('content-type');
  if (type) headers.set('content-type', type);
  return new Request(request.url, { method: 'POST', headers, body: await request.text(), keepalive: true });
}

const isMetrics = ({ url }: Request) => new URL(url).pathname.replace(/\/?$/, '/').endsWith(apiPaths.metrics);

let sending: Promise<void> | null = null;
let pausedUntil = 0;

/**
 * Sends the queued requests in order, limited per minute; the next live request continues.
 * @throws if the network fails again: the remaining requests stay queued
 */
export function sendQueued(): Promise<void> {
  if (Date.now() < pausedUntil) return Promise.resolve();
  sending ??= sendSome().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendSome(): Promise<void> {
  for (let sent = 0; sent < AT_ONCE; sent++) if (!(await withQueue(sendNext))) return;
  pausedUntil = Date.now() + PAUSE_MS;
}

/** @returns false if nothing was queued @throws if the network fails; the request stays queued */
async function sendNext(): Promise<boolean> {
  const entry = await queue.shiftRequest();
  if (!entry) return false;
  const { request, timestamp = Date.now() } = entry;
  if (await takeWithdrawal(request)) return true;
  try {
    const headers = new Headers(request.headers);
    headers.set(waitedHeader, String(Math.max(0, Math.round((Date.now() - timestamp) / 1000))));
    const response = await fetch(new Request(request.clone(), { headers }));
    if (mayGoLater(response)) {
      pausedUntil = Date.now() + PAUSE_MS;
      throw new Error(`answered ${response.status}`);
    }
    if (isMetrics(request)) return true;
    if (!response.ok) await storeRejected(request, response);
    await reportToPages('entries-changed');
    return true;
  } catch (error) {
    await queue.unshiftRequest(entry);
    throw error;
  }
}

/** The contest entries that wait for a connection, the first one first. */
export async function waitingEntries(): Promise<WaitingEntry[]> {
  const entries = (await queue.getAll()).filter(({ request }) => !isMetrics(request));
  const read = entries.map(async ({ request, timestamp = 0 }) => {
    const once = request.headers.get(onceHeader) ?? '';
    const isWithdrawn = await withdrawals().then((cache) => cache.match(nameOf(once)));
    return isWithdrawn
      ? []
      : [{ once, queuedAt: timestamp, body: (await request.clone().json()) as WaitingEntry['body'] }];
  });
  return (await Promise.all(read)).flat();
}

/**
 * Withdraws a queued contest entry. It stays in the queue, marked: a worker that ends in between loses no other one.
 * @returns false if it is not queued any more
 */
export const withdrawEntry = (once: string): Promise<boolean> =>
  withQueue(async () => {
    if (!(await waitingEntries()).some((entry) => entry.once === once)) return false;
    await (await withdrawals()).put(nameOf(once), new Response());
    await reportToPages('entries-changed');
    return true;
  });

const withdrawals = () => caches.open(offlineCaches.withdrawnEntries);
const nameOf = (once: string) => `/-/withdrawn/${encodeURIComponent(once)}`;

/** Whether a request that has left the queue was withdrawn. */
async function takeWithdrawal({ headers }: Request): Promise<boolean> {
  const once = headers.get(onceHeader);
  return once !== null && (await withdrawals()).delete(nameOf(once));
}

/** Sending and withdrawing exclude each other. */
const withQueue = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request('umkreis-queue', work) as Promise<T>;
