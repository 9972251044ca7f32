import type { Boot } from '@umkreis/contract/boot.ts';

/** Whether this browser can keep a guide: its page has a service worker, which needs a secure host and no frame. */
export const canKeepGuide = ({ serviceWorker }: Pick<Boot, 'serviceWorker'>): boolean =>
  Boolean(serviceWorker) && 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);
