import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

/** 'light' or 'dark' if the page was requested with a theme; otherwise it follows the device. */
const themeOfPage = () => document.documentElement.dataset.theme;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is dark, as requested or as on the device. */
export function useDark(): boolean {
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  const requested = useSyncExternalStore(subscribe, themeOfPage, () => undefined);
  return requested === 'dark' || (requested !== 'light' && isDeviceDark);
}
