import { atom } from 'jotai';

/** What an entry of the history remembers beside its address. */
export interface EntryState {
  /** Names of the query's values that were changed last: their further changes replace the entry */
  changed?: string;
  /** Path of the list that a place was opened from */
  from?: string;
}

export interface Address {
  pathname: string;
  /** With its '?'; empty without a query */
  search: string;
  state: EntryState | null;
}

/** A step to another address; path and query that are left out stay, a state that is left out goes. */
export interface Step extends Partial<Address> {
  /** Takes the place of the history's entry instead of adding one */
  replace?: boolean;
}

export type Navigate = (
  to: Pick<Address, 'pathname' | 'search'>,
  options: { replace: boolean; state: EntryState | null },
) => void;

const heldAtom = atom<Address>({ pathname: '/', search: '', state: null });

/** The router's way to another address; nowhere without a router. */
export const routerAtom = atom<{ navigate: Navigate }>({ navigate: () => {} });

const addressBar = () => ({ pathname: window.location.pathname, search: window.location.search });

/**
 * The page's address, which everything that can be linked is read from and written to. A step is there at once, for
 * whoever reads or writes next, and the router draws it a moment later.
 */
export const addressAtom = atom(
  (get) => get(heldAtom),
  (get, set, { state = null, replace = false, ...to }: Step) => {
    // The address bar, not what is held: what stands around the guide may have written since.
    get(routerAtom).navigate({ ...addressBar(), ...to }, { replace, state });
    set(heldAtom, { ...addressBar(), state });
  },
);

/** Takes over what the router has drawn: back and forward, a link, a step of what stands around the guide. */
export const arriveAtom = atom(null, (_get, set, drawn: Address) => {
  // one that was left meanwhile is not gone back to
  if (isInAddressBar(drawn)) set(heldAtom, { ...addressBar(), state: drawn.state });
});

/** The address a guide starts at. @param drawn the router's, which may lag behind the address bar */
export const startAtom = atom(null, (_get, set, drawn: Address) =>
  set(heldAtom, { ...addressBar(), state: isInAddressBar(drawn) ? drawn.state : null }),
);

/** The router tells paths as they were given to it, the address bar encodes them. */
function isInAddressBar({ pathname, search }: Address): boolean {
  const drawn = new URL(pathname + search, window.location.origin);
  const bar = addressBar();
  return drawn.pathname === bar.pathname && drawn.search === bar.search;
}

export const pathAtom = atom((get) => get(addressAtom).pathname);
