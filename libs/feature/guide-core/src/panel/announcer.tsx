import { memo, useEffect } from 'react';

/**
 * The live region of a guide with panels. It exists before its first text, since screen readers don't read a region
 * that appears together with its text.
 */
export const Announcer = memo(function Announcer() {
  return <output data-announcer="" className="sr-only" />;
});

/**
 * Announces a text and its changes to screen readers while the component is mounted, without rendering anything.
 * @param text undefined: nothing, for example while it is loading
 */
export function useAnnouncement(text: string | undefined): void {
  useEffect(() => {
    const region = document.querySelector('[data-announcer]');
    if (!region || text === undefined) return;
    region.textContent = text;
    return () => {
      region.textContent = '';
    };
  }, [text]);
}
