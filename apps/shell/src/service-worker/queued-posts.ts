import { Queue } from 'workbox-background-sync';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { onceHeader, waitedHeader } from '@umkreis/contract/offline.ts';
import { storeRejected } from './rejected-entries.ts';

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
  for (let sent = 0; sent < AT_ONCE; sent++) {
    const entry = await queue.shiftRequest();
    if (!entry) return;
    const { request, timestamp = Date.now() } = entry;
    try {
      const headers = new Headers(request.headers);
      headers.set(waitedHeader, String(Math.max(0, Math.round((Date.now() - timestamp) / 1000))));
      const response = await fetch(new Request(request.clone(), { headers }));
      if (mayGoLater(response)) {
        pausedUntil = Date.now() + PAUSE_MS;
        throw new Error(`answered ${response.status}`);
      }
      if (!response.ok && !isMetrics(request)) await storeRejected(request, response);
    } catch (error) {
      await queue.unshiftRequest(entry);
      throw error;
    }
  }
  pausedUntil = Date.now() + PAUSE_MS;
}
