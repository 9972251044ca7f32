import { atom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '@umkreis/guide-core/panel/focus-return.ts';

/** nanoId of the place whose row was followed last */
const leftRowAtom = atom<string | null>(null);

/** Restores the focus to the row that was followed from this list, when the list is mounted again. */
export function useLeftRow() {
  const store = useStore();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const nanoId = store.get(leftRowAtom);
    store.set(leftRowAtom, null);
    const hasOtherFocus = !isFocusLost() && !document.activeElement?.matches('[data-panel]');
    if (nanoId === null || hasOtherFocus) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(nanoId)}"]`)?.focus({ preventScroll: true });
  }, [store]);
  return { list, rememberRow: (nanoId: string) => store.set(leftRowAtom, nanoId) };
}
