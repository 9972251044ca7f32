import { useStore } from 'jotai';
import { useEffect } from 'react';
import { mapActions } from './map-actions.ts';
import { selectionAtom } from './selection-atoms.ts';

/** Escape leaves what is selected, unless a field, a dialog or another control has taken the key for itself. */
export function useEscape(): void {
  const store = useStore();
  useEffect(() => {
    const { close } = mapActions(store);
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (store.get(selectionAtom).kind !== 'none') close();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [store]);
}
