import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Moves the focus into an overlay that covers the page and restores it afterwards; Escape closes it. Not a modal
 * dialog, because browsers print only the first page of a top-layer element.
 */
export function useOnTop(on: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = on.current;
    const before = document.activeElement;
    const others = Array.from(document.body.children).filter((one) => one !== element && !one.hasAttribute('inert'));
    for (const one of others) one.setAttribute('inert', '');
    element?.focus();
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', escape, { capture: true });
    return () => {
      document.removeEventListener('keydown', escape, { capture: true });
      for (const one of others) one.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, [on]);
}
