import { useEffect, useState } from 'react';
import { queuedRequestSettled } from '@umkreis/guide-core/device-store.ts';
import { rejectedRequests, type RejectedRequest } from './queued-requests.ts';

/** Suggestions that the server rejected after they had been queued, updated on every change. */
export function useRejectedRequests(isPublicDevice: boolean): readonly [subject: string, request: RejectedRequest][] {
  const [requests, setRequests] = useState(() => rejectedRequests(isPublicDevice));
  useEffect(() => {
    const read = () => setRequests(rejectedRequests(isPublicDevice));
    addEventListener(queuedRequestSettled, read);
    return () => removeEventListener(queuedRequestSettled, read);
  }, [isPublicDevice]);
  return requests;
}
