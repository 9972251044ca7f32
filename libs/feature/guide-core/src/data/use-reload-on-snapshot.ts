import { useEffect, useRef } from 'react';
import type { Filled } from '@umkreis/guide-engine/engine/content.ts';

/** Calls `read` whenever the engine gets another snapshot, which happens with any change of content. */
export function useReloadOnSnapshot(filled: Filled | null, read: () => Promise<unknown>): void {
  const previous = useRef(filled);
  useEffect(() => {
    const before = previous.current;
    previous.current = filled;
    if (before !== null && before !== filled) void read();
  }, [filled, read]);
}
