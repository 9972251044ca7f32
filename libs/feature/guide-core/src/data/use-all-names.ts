import { useEffect } from 'react';
import { useGuide } from '../guide-context.tsx';

/** Loads names that the branch's places don't use, as soon as a link or a place of another branch needs them. */
export function useAllNames(isRequested: boolean): void {
  const { status, readAll } = useGuide().data;
  const isNeeded = isRequested && status === 'ready';
  useEffect(() => {
    if (isNeeded) readAll();
  }, [isNeeded, readAll]);
}
