import { Queue } from 'workbox-background-sync';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { onceHeader, waitedHeader } from '@umkreis/contract/offline.ts';

const WEEK_MIN = 7 * 24 * 60;
const MOST_WAITING = 2000;
const waitingPaths = [apiPaths.metrics, apiPaths.contestParticipant];

/** Whether what is sent there may wait for the network. */
export const mayWait = (pathname: string): boolean =>
  waitingPaths.some((path) => `${pathname.replace(/\/$/, '')}/`.endsWith(path));

const queue = new Queue('umkreis-waiting', { maxRetentionTime: WEEK_MIN, onSync: () => sendWaiting() });

/** Sends it under a name, so that it counts once; without a network it is kept, and the answer is 202 and says so. */
export async function sendOrWait(request: Request): Promise<Response> {
  const named = await nameOnce(request);
  try {
    const response = await fetch(named.clone());
    // figures are worth another try; a form tells its visitor what the server said
    if (response.status < 500 || !isMetrics(request)) return response;
  } catch {
    // no network
  }
  if ((await queue.size()) >= MOST_WAITING) await queue.shiftRequest();
  await queue.pushRequest({ request: named, timestamp: Date.now() });
  return Response.json({ waiting: true }, { status: 202 });
}

/** A page that goes away sends what takes no headers, so that it is made anew. */
async function nameOnce(request: Request): Promise<Request> {
  const headers = new Headers({ [onceHeader]: crypto.randomUUID() });
  const type = request.headers.get('content-type');
  if (type) headers.set('content-type', type);
  return new Request(request.url, { method: 'POST', headers, body: await request.text(), keepalive: true });
}

const isMetrics = ({ url }: Request) => new URL(url).pathname.replace(/\/?$/, '/').endsWith(apiPaths.metrics);

let sending: Promise<void> | null = null;

/** Sends what waits, in its order. @throws where the network fails again: the rest stays */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (let entry = await queue.shiftRequest(); entry; entry = await queue.shiftRequest()) {
    const { request, timestamp = Date.now() } = entry;
    try {
      const headers = new Headers(request.headers);
      headers.set(waitedHeader, String(Math.max(0, Math.round((Date.now() - timestamp) / 1000))));
      const response = await fetch(new Request(request.clone(), { headers }));
      if (response.status === 429 || response.status >= 500) throw new Error(`answered ${response.status}`);
    } catch (error) {
      await queue.unshiftRequest(entry);
      throw error;
    }
  }
}
