import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { EmbedErrorReason } from '@umkreis/contract/embed-message.ts';
import { useHost } from './host-context.ts';

/**
 * Reports the content's height to the parent page, after a message that the list is ready or why it is not.
 * @param title of the content; null: not rendered yet
 * @param reason why there is no content; null: there is
 * @returns ref of the content element
 */
export function useReportedHeight<T extends HTMLElement = HTMLDivElement>(
  title: string | null,
  reason: EmbedErrorReason | null = null,
): RefObject<T | null> {
  const host = useHost();
  const content = useRef<T>(null);
  const reported = useRef<string>(null);
  useLayoutEffect(() => {
    const element = content.current;
    const state = reason ?? (title === null ? null : 'ready');
    if (!host || !element || !state) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      const isNew = state !== reported.current;
      reported.current = state;
      if (reason && isNew) host.post({ umkreis: 1, type: 'error', reason });
      host.post(
        isNew && !reason
          ? { umkreis: 1, type: 'ready', title: title!, height }
          : { umkreis: 1, type: 'height', height },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, title, reason]);
  return content;
}
