import { atom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';

/** nanoId of the place whose row was followed last */
const leftRowAtom = atom<string | null>(null);

/** Brings the focus back to the row that was followed from this list, once the list stands again. */
export function useLeftRow() {
  const store = useStore();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const nanoId = store.get(leftRowAtom);
    store.set(leftRowAtom, null);
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (nanoId === null || isElsewhere) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(nanoId)}"]`)?.focus({ preventScroll: true });
  }, [store]);
  return { list, leaveFrom: (nanoId: string) => store.set(leftRowAtom, nanoId) };
}
