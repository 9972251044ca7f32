import { Queue } from 'workbox-background-sync';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { onceHeader, waitedHeader } from '@umkreis/contract/offline.ts';
import { storeRejected } from './rejected-entries.ts';

const WEEK_MIN = 7 * 24 * 60;
/** A busy kiosk makes so many in three days and more. */
const MOST_WAITING = 20_000;
/** So many are sent a minute: the server takes 240 of one address, and visitors go on. */
const AT_ONCE = 150;
const PAUSE_MS = 60_000;
const waitingPaths = [apiPaths.metrics, apiPaths.contestParticipant];

/** Whether what is sent there may wait for the network. */
export const mayWait = (pathname: string): boolean =>
  waitingPaths.some((path) => `${pathname.replace(/\/$/, '')}/`.endsWith(path));

const queue = new Queue('umkreis-waiting', { maxRetentionTime: WEEK_MIN, onSync: () => sendWaiting() });

/**
 * Sends it under a name, so that it counts once; without a network it is kept, and the answer is 202 and says so.
 * @param keeps is given the work that goes on after the answer
 */
export async function sendOrWait(request: Request, keeps: (work: Promise<unknown>) => void): Promise<Response> {
  const named = await nameOnce(request);
  try {
    const response = await fetch(named.clone());
    if (response.ok) keeps(sendWaiting().catch(() => undefined));
    // figures are worth another try; a form tells its visitor what the server said
    if (!isMetrics(request) || !mayGoLater(response)) return response;
  } catch {
    // no network
  }
  if ((await queue.size()) >= MOST_WAITING) await queue.shiftRequest();
  await queue.pushRequest({ request: named, timestamp: Date.now() });
  return Response.json({ waiting: true }, { status: 202 });
}

/** What is too much for the server now, or finds it broken. */
const mayGoLater = ({ status }: Response) => status === 429 || status >= 500;

/** A page that goes away sends what takes no headers, so that it is made anew. */
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
 * Sends what waits, in its order, some of it a minute; the next that is sent takes more of it along.
 * @throws where the network fails again: the rest stays
 */
export function sendWaiting(): Promise<void> {
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
