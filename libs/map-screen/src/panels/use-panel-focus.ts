import { useEffect, useRef } from 'react';

/**
 * When a panel replaces the one that held the focus, the new one gets it, so that keyboards and screen readers stay in
 * place.
 */
export function usePanelFocus(panelKey: string | undefined): void {
  const previous = useRef(panelKey);
  useEffect(() => {
    const isChange = previous.current !== undefined && panelKey !== undefined && previous.current !== panelKey;
    previous.current = panelKey;
    if (isChange && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-panel]')?.focus({ preventScroll: true });
  }, [panelKey]);
}
