import { atom, useAtomValue } from 'jotai';
import { useCallback, type RefCallback } from 'react';

/** Scroll positions by list, px; one map per session */
const positionsAtom = atom(() => new Map<string, number>());
/** Elements that were scrolled. The others are at the top already; setting their position would force a layout. */
const scrolled = new WeakSet<HTMLElement>();

/** Ref for content inside an element marked `data-scroll`: restores the scroll position stored under the key. */
export function useScrollMemory(key: string): RefCallback<HTMLElement> {
  const positions = useAtomValue(positionsAtom);
  return useCallback(
    (element: HTMLElement | null) => {
      const scroller = element?.closest<HTMLElement>('[data-scroll]');
      if (!scroller) return undefined;
      const left = positions.get(key) ?? 0;
      if (left > 0 || scrolled.has(scroller)) scroller.scrollTop = left;
      const save = () => {
        scrolled.add(scroller);
        positions.set(key, scroller.scrollTop);
      };
      scroller.addEventListener('scroll', save, { passive: true });
      return () => scroller.removeEventListener('scroll', save);
    },
    [positions, key],
  );
}
