import { ApiError } from '@umkreis/api-client/api-error.ts';
import { request } from '@umkreis/api-client/request.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import { drafts } from './drafts.ts';
import { callNow } from './call-now.ts';
import { outbox, type OutboxEntry } from './outbox.ts';

/** The server is unreachable or overloaded: the request can be retried. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** The record to delete does not exist any more. */
const isAlreadyDeleted = (entry: OutboxEntry, error: unknown) =>
  entry.method === 'DELETE' && error instanceof ApiError && error.status === 404;

/**
 * Sends the queued edits sequentially; a lock ensures that only one tab sends. Rejected edits stay with their
 * reason.
 * @returns number of edits that were sent
 */
export async function sendOutbox(auth: Auth, reasonOf: (error: unknown) => string): Promise<number> {
  return navigator.locks.request('umkreis-outbox', { ifAvailable: true }, async (lock) => {
    if (!lock) return 0;
    let sent = 0;
    for (const entry of outbox.entries()) {
      if (entry.refusal !== undefined || entry.author !== auth.email) continue;
      try {
        const call = await callNow(entry, auth);
        if (call)
          await request(call.url, {
            method: call.method,
            ...(call.body !== undefined && { body: call.body }),
            getToken: auth.getToken,
          });
      } catch (error) {
        if (isPassing(error)) break;
        if (!isAlreadyDeleted(entry, error)) {
          outbox.reject(entry.key, reasonOf(error), (error as ApiError).problem?.currentVersion);
          continue;
        }
      }
      sent++;
      // The entry may have been replaced by newer input meanwhile, which stays queued.
      const now = outbox.find(entry.key);
      if (now?.value !== entry.value || now.method !== entry.method) continue;
      if (drafts.read(entry.key)?.trim() === entry.value) drafts.remove(entry.key);
      outbox.remove(entry.key);
    }
    return sent;
  });
}
