import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHost } from './host-context.ts';

/**
 * Tells the page around how high the content is, first that it is there at all.
 * @param title of what is shown; null: it does not stand yet
 * @returns where the content stands
 */
export function useToldHeight(title: string | null): RefObject<HTMLDivElement | null> {
  const host = useHost();
  const content = useRef<HTMLDivElement>(null);
  const isTold = useRef(false);
  useLayoutEffect(() => {
    const element = content.current;
    if (!host || !element || title === null) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      host.tell(isTold.current ? { umkreis: 1, type: 'height', height } : { umkreis: 1, type: 'ready', title, height });
      isTold.current = true;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, title]);
  return content;
}
