import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost, returnFocus } from './focus-return.ts';

/**
 * Moves the focus into what a control of the map opens next to itself, and back to the control on closing.
 * @returns reference to an element around the control and the opened fieldset
 */
export function useControlFocus<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const around = useRef<E>(null);
  useEffect(() => {
    const element = around.current;
    if (!isOpen || !element) return;
    const opener = isFocusLost() ? null : (document.activeElement as HTMLElement);
    const chosen = element.querySelector<HTMLElement>('fieldset [aria-pressed="true"]');
    (chosen ?? element.querySelector<HTMLElement>('fieldset button'))?.focus({ preventScroll: true });
    return () => {
      if (opener && (isFocusLost() || element.contains(document.activeElement))) returnFocus(opener);
    };
  }, [isOpen]);
  return around;
}
