import { useEffect, useRef } from 'react';
import type { Filled } from '@umkreis/guide-engine/engine/content.ts';

/** Calls `read` whenever the engine gets another snapshot, which happens with any change of content. */
export function useReadAnew(filled: Filled | null, read: () => Promise<unknown>): void {
  const known = useRef(filled);
  useEffect(() => {
    const before = known.current;
    known.current = filled;
    if (before !== null && before !== filled) void read();
  }, [filled, read]);
}
