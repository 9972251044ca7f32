import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@umkreis/ui/after-paint.ts';

/** Rows that a tall panel shows of a list at its top. */
const seen = 10;

/**
 * How many rows of a list are drawn: where another list takes its place, at first those that are seen, and all once
 * these are painted.
 * @param name tells one list from another
 */
export function useSeenFirst(name: string): number {
  const [painted, setPainted] = useState(name);
  useEffect(
    () => (painted === name ? undefined : afterPaint(() => startTransition(() => setPainted(name)))),
    [painted, name],
  );
  return painted === name ? Infinity : seen;
}
