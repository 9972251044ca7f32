import { useEffect } from 'react';
import { useGuide } from '../guide-context.tsx';

/**
 * Reads the names that the branch's places don't use, once something asks for one of them: a link, or a place of
 * another branch.
 */
export function useAllNames(isAskedFor: boolean): void {
  const { status, readAll } = useGuide().data;
  const isNeeded = isAskedFor && status === 'ready';
  useEffect(() => {
    if (isNeeded) readAll();
  }, [isNeeded, readAll]);
}
