import { useEffect, useRef } from 'react';
import type { Filled } from '@umkreis/guide-engine/engine/content.ts';

/** Has something read again whenever the engine has another snapshot: any change of content makes one. */
export function useReadAnew(filled: Filled | null, read: () => Promise<unknown>): void {
  const known = useRef(filled);
  useEffect(() => {
    const before = known.current;
    known.current = filled;
    if (before !== null && before !== filled) void read();
  }, [filled, read]);
}
