import type { FromServiceWorker } from '@umkreis/contract/offline.ts';
import { scope } from './scope.ts';

/** Notifies all open pages. */
export async function reportToPages(type: FromServiceWorker['type']): Promise<void> {
  const message: FromServiceWorker = { type };
  for (const client of await scope.clients.matchAll()) client.postMessage(message);
}
