import { useEffect, useRef, type RefObject } from 'react';

/** Of a form that a person has just asked for: its first text field has the focus. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    const focus = () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    focus();
    // A dialog around it opens after it is drawn, and takes the focus.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, []);
  return form;
}
