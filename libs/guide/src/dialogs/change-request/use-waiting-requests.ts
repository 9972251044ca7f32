import { useEffect } from 'react';
import { useGuide } from '../../guide-context.tsx';
import { keptKeys } from './device-store.ts';

/** Sends proposals that found no network, when the page has rested and whenever there is a network again. */
export function useWaitingRequests(isRested: boolean): void {
  const { boot, isKiosk } = useGuide();
  useEffect(() => {
    if (!isRested) return undefined;
    const send = () => {
      if (keptKeys('waits:', isKiosk).length === 0 || !navigator.onLine) return;
      void import('./waiting-requests.ts').then(
        ({ sendWaitingRequests }) => sendWaitingRequests(boot, isKiosk),
        () => undefined,
      );
    };
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [boot, isKiosk, isRested]);
}
