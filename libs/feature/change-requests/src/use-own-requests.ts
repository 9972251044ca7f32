import { useMemo, useSyncExternalStore } from 'react';
import { queuedRequestsChanged } from '@umkreis/guide-core/device-store.ts';
import { unsentRequests, type QueuedRequest } from './queued-requests.ts';
import { sentRequests, type SentRequest } from './sent-requests.ts';

export interface OwnRequests {
  /** Suggestions that wait for a connection, or that the server rejected, by subject */
  unsent: readonly (readonly [subject: string, request: QueuedRequest])[];
  sent: readonly SentRequest[];
}

/** Storage events report the changes of other tabs. */
const events = [queuedRequestsChanged, 'storage'];

function subscribe(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** The suggestions that were made on this device, updated on every change. */
export function useOwnRequests(isPublicDevice: boolean): OwnRequests {
  // A text, because each read of the storage creates other objects.
  const stored = useSyncExternalStore(subscribe, () =>
    JSON.stringify({ unsent: unsentRequests(isPublicDevice), sent: sentRequests(isPublicDevice) }),
  );
  return useMemo(() => JSON.parse(stored) as OwnRequests, [stored]);
}
