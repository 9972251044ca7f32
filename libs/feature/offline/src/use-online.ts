import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsServerResponding } from '@umkreis/api-client/use-basemap-file-name.ts';
import type { Boot } from '@umkreis/contract/boot.ts';

/** A server that is silent for less than this is being redeployed, ms */
const SILENCE_MS = 5000;

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser is online and the server responds. */
export function useOnline(boot: Boot): boolean {
  const hasNetwork = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isResponding = useIsServerResponding(boot);
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    if (isResponding) return undefined;
    const timer = setTimeout(() => setIsSilent(true), SILENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSilent(false);
    };
  }, [isResponding]);
  return hasNetwork && !isSilent;
}
