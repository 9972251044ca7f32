import { useEffect, useRef } from 'react';
import { isFocusLost, isFocusOnOpener, returnFocus } from './focus-return.ts';

interface Opened {
  key: string;
  /** Element that had the focus when the panel was opened */
  opener: HTMLElement | null;
}
/** Maximum number of remembered panels */
const mostOpened = 24;

/**
 * Moves the focus into a panel that is opened, and back to the control that opened it when it is closed. Fields and
 * toggle buttons whose results appear in a panel keep the focus. A panel of the page's address doesn't take it.
 */
export function usePanelFocus(panelKey: string | undefined): void {
  const opened = useRef<readonly Opened[]>(panelKey === undefined ? [] : [{ key: panelKey, opener: null }]);
  const lastFocused = useRef<HTMLElement | null>(null);
  // Opening a panel may remove the control that has opened it, before an effect can read the focus.
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) lastFocused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const before = opened.current;
    if (before.at(-1)?.key === panelKey) return;
    const at = before.findIndex(({ key }) => key === panelKey);
    if (panelKey !== undefined && at < 0) {
      opened.current = [...before, { key: panelKey, opener: lastFocused.current }].slice(-mostOpened);
      if (isFocusLost() || isFocusOnOpener()) focusPanel();
      return;
    }
    opened.current = before.slice(0, at + 1);
    if (isFocusLost()) returnFocus(before[at + 1]?.opener ?? null);
    if (isFocusLost()) focusPanel();
  }, [panelKey]);
}

const focusPanel = () => document.querySelector<HTMLElement>('[data-panel]')?.focus({ preventScroll: true });
