import { ApiError } from '@umkreis/api-client/api-error.ts';
import type { OutboxEntry } from './outbox.ts';

/** Method, URL and body of a request. */
export type OutboxCall = Pick<OutboxEntry, 'method' | 'url' | 'body'>;

/**
 * The request of a failed write, if it can be sent again without side effects.
 * @param isRepeatable sending it twice has the same effect. Otherwise a POST may have succeeded, and is only
 *   repeated if the browser was offline
 */
export function sendableCall(error: unknown, isRepeatable = false): OutboxCall | undefined {
  if (!(error instanceof ApiError) || !error.call) return undefined;
  const { method, body } = error.call;
  const { url } = error;
  if (method === 'PUT' || method === 'DELETE') return { method, url, body };
  return method === 'POST' && (isRepeatable || !navigator.onLine) ? { method, url, body } : undefined;
}

/** Title and path of the current page, for the list of queued edits. */
export const whereNow = () => ({ page: document.title, path: location.pathname });
