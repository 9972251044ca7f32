import { useMemo, useSyncExternalStore } from 'react';
import { queuedRequestsChanged } from '@umkreis/guide-core/device-store.ts';
import { rejectedRequests, type RejectedRequest } from './queued-requests.ts';

type Rejected = readonly [subject: string, request: RejectedRequest][];

function subscribe(listener: () => void): () => void {
  addEventListener(queuedRequestsChanged, listener);
  return () => removeEventListener(queuedRequestsChanged, listener);
}

/** Suggestions that the server rejected after they had been queued, updated on every change. */
export function useRejectedRequests(isPublicDevice: boolean): Rejected {
  // A text, because each read of the storage creates other objects.
  const stored = useSyncExternalStore(subscribe, () => JSON.stringify(rejectedRequests(isPublicDevice)));
  return useMemo(() => JSON.parse(stored) as Rejected, [stored]);
}
