import { useEffect, useState } from 'react';
import { offlineCaches } from '@umkreis/contract/offline.ts';
import { storedKeys, queuedRequestsChanged } from '@umkreis/guide-core/device-store.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

/**
 * Sends queued suggestions when the page is idle and whenever the network is back.
 * @returns whether this device has had queued requests, which may have been rejected
 */
export function useUnsent(isIdle: boolean): boolean {
  const { boot, isKiosk } = useGuide();
  const [hasUnsent, setHasUnsent] = useState(false);
  useEffect(() => {
    if (!isIdle || isKiosk) return undefined;
    const send = () => {
      const hasRequests = storedKeys('waits:', isKiosk).length > 0;
      if (hasRequests) setHasUnsent(true);
      if (!hasRequests || !navigator.onLine) return;
      void import('./queued-requests.ts').then(
        ({ sendQueuedRequests }) => sendQueuedRequests(boot, isKiosk),
        () => undefined,
      );
    };
    const onMessage = () => setHasUnsent(true);
    send();
    void globalThis.caches?.has(offlineCaches.rejectedEntries).then(
      (has) => has && setHasUnsent(true),
      () => undefined,
    );
    addEventListener('online', send);
    addEventListener(queuedRequestsChanged, send);
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => {
      removeEventListener('online', send);
      removeEventListener(queuedRequestsChanged, send);
      navigator.serviceWorker?.removeEventListener('message', onMessage);
    };
  }, [boot, isKiosk, isIdle]);
  return hasUnsent;
}
