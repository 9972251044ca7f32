import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@umkreis/ui/after-paint.ts';

/** Rows of a tall panel scrolled to the top */
const seen = 10;

/**
 * How many rows of a list to draw: all of them, but if the list replaces another one, first the visible ones and
 * the rest after they are painted.
 * @param name identifies the list
 */
export function useSeenFirst(name: string): number {
  const [painted, setPainted] = useState(name);
  useEffect(
    () => (painted === name ? undefined : afterPaint(() => startTransition(() => setPainted(name)))),
    [painted, name],
  );
  return painted === name ? Infinity : seen;
}
