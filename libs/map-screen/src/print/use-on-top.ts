import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes the focus into what covers the page, and gives it back; Escape closes it. A modal dialog would do so by itself,
 * but of one that lies over all others browsers print the first page alone.
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
