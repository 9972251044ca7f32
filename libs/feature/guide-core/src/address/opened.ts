import { atom, useAtom, type WritableAtom } from 'jotai';
import { useMemo } from 'react';
import { addressAtom, isPassing } from './address.ts';

export interface OpenOptions {
  /** Adds no history entry */
  replace?: boolean;
}
type OpenedAtom = WritableAtom<boolean, [isOpen: boolean, options?: OpenOptions], void>;

const openedAtoms = new Map<string, OpenedAtom>();

/**
 * Whether something is open on the page. Opening it adds a history entry; going back or closing removes it.
 * Everything opened from it closes with it.
 * @param name unique on the page
 */
export function openedAtom(name: string): OpenedAtom {
  const opened = openedAtoms.get(name) ?? createOpenedAtom(name);
  openedAtoms.set(name, opened);
  return opened;
}

function createOpenedAtom(name: string): OpenedAtom {
  return atom(
    (get) => get(addressAtom).state?.open?.includes(name) ?? false,
    (get, set, isOpen: boolean, { replace = false }: OpenOptions = {}) => {
      const { state } = get(addressAtom);
      const open = state?.open ?? [];
      if (open.includes(name) === isOpen) return;
      const beneath = isPassing(name) ? open : open.filter((other) => !isPassing(other));
      if (isOpen) set(addressAtom, { state, open: [...beneath, name], replace });
      else set(addressAtom, { state, open: open.slice(0, open.indexOf(name)), closes: true });
    },
  );
}

/**
 * Whether something is open, and its setter. The atom is garbage-collected with the component: names contain
 * component ids, so a cache would grow on a page that runs for weeks.
 */
export const useOpened = (name: string) => useAtom(useMemo(() => createOpenedAtom(name), [name]));
