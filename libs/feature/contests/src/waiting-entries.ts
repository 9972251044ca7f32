import { useEffect, useState } from 'react';
import type { FromServiceWorker, ToServiceWorker, WaitingEntry } from '@umkreis/contract/offline.ts';

/** The service worker responds at once; one of an earlier release does not know the question, ms. */
const TIMEOUT_MS = 3000;

/** @returns undefined without a service worker that knows the message */
function ask<T>(message: ToServiceWorker): Promise<T | undefined> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<T>) => {
      clearTimeout(timer);
      resolve(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** Withdraws an entry before it is sent. @returns false if it has been sent meanwhile */
export const withdrawEntry = async (once: string): Promise<boolean> =>
  (await ask<boolean>({ type: 'withdraw-entry', once })) ?? false;

const none: readonly WaitingEntry[] = [];

/** The contest entries of this device that wait for a connection, updated on every change. */
export function useWaitingEntries(isPublicDevice: boolean): readonly WaitingEntry[] {
  const [entries, setEntries] = useState(none);
  useEffect(() => {
    if (isPublicDevice) return undefined;
    let isCurrent = true;
    const read = () =>
      void ask<WaitingEntry[]>({ type: 'waiting-entries' }).then((found) => isCurrent && setEntries(found ?? none));
    const onMessage = ({ data }: MessageEvent<Partial<FromServiceWorker> | null>) => {
      if (data?.type === 'entries-changed') read();
    };
    read();
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => {
      isCurrent = false;
      navigator.serviceWorker?.removeEventListener('message', onMessage);
    };
  }, [isPublicDevice]);
  return entries;
}
