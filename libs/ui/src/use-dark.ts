import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

/** A page that was asked for in one theme has it in `data-theme`; without, it follows the device. */
export type Theme = 'light' | 'dark';

const themeOfPage = () => document.documentElement.dataset.theme;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is dark, as it was asked for or as the device is. */
export function useDark(): boolean {
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  const asked = useSyncExternalStore(subscribe, themeOfPage, () => undefined);
  return asked === 'dark' || (asked !== 'light' && isDeviceDark);
}
