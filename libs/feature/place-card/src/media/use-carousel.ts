import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Index that an arrow key, Home or End leads to; null: another key */
const targetOf = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/**
 * A horizontal carousel that snaps to its children, one per screen; swiped natively, or moved by keys and buttons.
 * @param start index of the child shown first
 */
export function useCarousel(count: number, start = 0) {
  const carousel = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);

  const show = useCallback((next: number, behavior?: ScrollBehavior) => {
    const element = carousel.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({ left: next * element.clientWidth, behavior: behavior ?? (calm ? 'instant' : 'smooth') });
  }, []);
  useEffect(() => {
    if (start > 0) show(start, 'instant');
  }, [start, show]);

  return {
    carousel,
    index: Math.min(index, count - 1),
    show,
    onScroll() {
      const element = carousel.current;
      if (element && element.clientWidth > 0) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    },
    onKeyDown(event: KeyboardEvent) {
      const next = targetOf(event.key, index, count);
      if (next === null || next === index) return;
      event.preventDefault();
      event.stopPropagation();
      show(next);
    },
  };
}
