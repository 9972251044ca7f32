import { ApiError } from '@umkreis/api-client/api-error.ts';
import type { OutboxEntry } from './outbox.ts';

/** What is sent, and where. */
export type OutboxCall = Pick<OutboxEntry, 'method' | 'url' | 'body'>;

/**
 * The call of a write that no answer came to, where it may be sent again.
 * @param isRepeatable sent twice it does the same. Else what creates may have come through: it goes again only if it
 *   never left
 */
export function sendableCall(error: unknown, isRepeatable = false): OutboxCall | undefined {
  if (!(error instanceof ApiError) || !error.call) return undefined;
  const { method, body } = error.call;
  const { url } = error;
  if (method === 'PUT' || method === 'DELETE') return { method, url, body };
  return method === 'POST' && (isRepeatable || !navigator.onLine) ? { method, url, body } : undefined;
}

/** Where the person is, for the list of what waits. */
export const whereNow = () => ({ page: document.title, path: location.pathname });
