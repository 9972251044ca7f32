import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first text field of a form that the person has just opened. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    const focus = () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    focus();
    // A surrounding dialog opens after rendering and takes the focus.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, []);
  return form;
}
