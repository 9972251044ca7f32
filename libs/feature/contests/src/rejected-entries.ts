import { useEffect, useState } from 'react';
import { offlineCaches, type FromServiceWorker, type RejectedEntry } from '@umkreis/contract/offline.ts';

export interface StoredEntry extends RejectedEntry {
  /** URL of the entry in the cache */
  url: string;
}

/** Window event: the rejected entries of this device have changed. */
const rejectedEntriesChanged = 'umkreis:rejected-entries-changed';

/** Contest entries that the server rejected after the service worker had queued them. */
async function readRejectedEntries(): Promise<StoredEntry[]> {
  if (!('caches' in globalThis) || !(await caches.has(offlineCaches.rejectedEntries))) return [];
  const cache = await caches.open(offlineCaches.rejectedEntries);
  const entries = (await cache.keys()).map(async (request) => {
    const entry = (await (await cache.match(request))?.json()) as RejectedEntry | undefined;
    return entry && { ...entry, url: request.url };
  });
  return (await Promise.all(entries)).filter((entry) => entry !== undefined);
}

export async function discardRejectedEntry(url: string): Promise<void> {
  const cache = await caches.open(offlineCaches.rejectedEntries);
  await cache.delete(url);
  if ((await cache.keys()).length === 0) await caches.delete(offlineCaches.rejectedEntries);
  dispatchEvent(new Event(rejectedEntriesChanged));
}

/** The rejected entries of this device, updated on every change. */
export function useRejectedEntries(isPublicDevice: boolean): readonly StoredEntry[] {
  const [entries, setEntries] = useState<readonly StoredEntry[]>([]);
  useEffect(() => {
    if (isPublicDevice) return undefined;
    const read = () => void readRejectedEntries().then(setEntries, () => undefined);
    const onMessage = ({ data }: MessageEvent<Partial<FromServiceWorker> | null>) => {
      if (data?.type === 'entry-rejected') read();
    };
    read();
    addEventListener(rejectedEntriesChanged, read);
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => {
      removeEventListener(rejectedEntriesChanged, read);
      navigator.serviceWorker?.removeEventListener('message', onMessage);
    };
  }, [isPublicDevice]);
  return entries;
}
