import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHost } from './host-context.ts';

/**
 * Reports the content's height to the parent page; the first message reports that it is ready.
 * @param title of the content; null: not rendered yet
 * @returns ref of the content element
 */
export function useReportedHeight(title: string | null): RefObject<HTMLDivElement | null> {
  const host = useHost();
  const content = useRef<HTMLDivElement>(null);
  const isReported = useRef(false);
  useLayoutEffect(() => {
    const element = content.current;
    if (!host || !element || title === null) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      host.post(
        isReported.current ? { umkreis: 1, type: 'height', height } : { umkreis: 1, type: 'ready', title, height },
      );
      isReported.current = true;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, title]);
  return content;
}
