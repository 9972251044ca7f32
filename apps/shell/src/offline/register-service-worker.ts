import { basemapPartMark, type BasemapPart, type ToServiceWorker } from '@umkreis/contract/offline.ts';

/**
 * Registers the service worker, which stores the guide for offline use, and passes it what the page loaded
 * before the worker was active. Later visits let it repair what the browser has deleted of the stored guide.
 * @param script URL of the worker
 */
export async function registerServiceWorker(script: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(script, { scope: '/', updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const post = (message: ToServiceWorker) => (serviceWorker.controller ?? active)?.postMessage(message);
  const page = location.href;
  if (isPageFromWorker()) post({ type: 'repair', page });
  else post({ type: 'seen', page, urls: seenAddresses(), parts: seenParts() });
  addEventListener('online', () => post({ type: 'send' }));
}

/** A page loaded without the worker can be controlled by now: the worker takes over open pages when it starts. */
const isPageFromWorker = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).workerStart > 0);

const seenAddresses = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => /^https?:/.test(address)),
  ),
];

const seenParts = () =>
  performance.getEntriesByName(basemapPartMark).map((mark) => (mark as PerformanceMark).detail as BasemapPart);
