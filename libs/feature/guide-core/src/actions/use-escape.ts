import { useStore } from 'jotai';
import { useEffect } from 'react';
import { mapActions } from './map-actions.ts';
import { selectionAtom } from '../selection/selection-atoms.ts';

/** Escape clears the selection, unless a field, a dialog or another control handles the key. */
export function useEscape(): void {
  const store = useStore();
  useEffect(() => {
    const { close } = mapActions(store);
    const clearOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (store.get(selectionAtom).kind !== 'none') close();
    };
    window.addEventListener('keydown', clearOnEscape);
    return () => window.removeEventListener('keydown', clearOnEscape);
  }, [store]);
}
