import { atom, useAtomValue } from 'jotai';
import { useCallback, type RefCallback } from 'react';

/** Scroll positions by list, px; one map per visit. */
const positionsAtom = atom(() => new Map<string, number>());

/** Ref for content inside an element marked `data-scroll`: brings it back to where it was left under the same key. */
export function useScrollMemory(key: string): RefCallback<HTMLElement> {
  const positions = useAtomValue(positionsAtom);
  return useCallback((element: HTMLElement | null) => {
    const scroller = element?.closest<HTMLElement>('[data-scroll]');
    if (!scroller) return undefined;
    scroller.scrollTop = positions.get(key) ?? 0;
    const save = () => void positions.set(key, scroller.scrollTop);
    scroller.addEventListener('scroll', save, { passive: true });
    return () => scroller.removeEventListener('scroll', save);
  }, [positions, key]);
}
