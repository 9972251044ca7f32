import type { Boot } from '@umkreis/contract/boot.ts';

/** Whether this browser can save a guide: needs a service worker, thus a secure host, and no frame. */
export const canSaveGuide = ({ serviceWorker }: Pick<Boot, 'serviceWorker'>): boolean =>
  Boolean(serviceWorker) && 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);
