import { useEffect, useRef } from 'react';

/** Moves the focus into a panel that replaces the focused one, for keyboard and screen-reader users. */
export function usePanelFocus(panelKey: string | undefined): void {
  const previous = useRef(panelKey);
  useEffect(() => {
    const isChange = previous.current !== undefined && panelKey !== undefined && previous.current !== panelKey;
    previous.current = panelKey;
    if (isChange && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-panel]')?.focus({ preventScroll: true });
  }, [panelKey]);
}
