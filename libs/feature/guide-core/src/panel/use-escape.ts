import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { closeLastAtom } from './close-last-atom.ts';

/** Escape closes what was opened last, unless a field, a dialog or another control handles the key. */
export function useEscape(): void {
  const closeLast = useSetAtom(closeLastAtom);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      closeLast();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [closeLast]);
}
