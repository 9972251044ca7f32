import { atom, type Getter } from 'jotai';

/** What an entry of the history remembers beside its address. */
export interface EntryState {
  /** Names of the query's values that were changed last: their further changes replace the entry */
  changed?: string;
  /** Path of the list that a place was opened from */
  from?: string;
  /** Names of what is open on the page, the last opened last */
  open?: readonly string[];
  /** The guide's entries before this one, the nearest last, as `keyOf` names them */
  before?: readonly string[];
}

export interface Address {
  pathname: string;
  /** With its '?'; empty without a query */
  search: string;
  state: EntryState | null;
}

/**
 * A step to another address; path and query that are left out stay, a state that is left out goes. What is open goes
 * too, but for the panels that last.
 */
export interface Step extends Partial<Omit<Address, 'state'>> {
  state?: Pick<EntryState, 'changed' | 'from'> | null;
  /** Names of what is open then */
  open?: readonly string[];
  /** Takes the place of the history's entry instead of adding one */
  replace?: boolean;
  /** Closes something: goes back to the entry that was left for it, or takes the place of its own. */
  leaves?: boolean;
}

export type Navigate = (
  to: Pick<Address, 'pathname' | 'search'>,
  options: { replace: boolean; state: EntryState | null },
) => void;

interface Router {
  navigate: Navigate;
  /** Goes back by so many entries; arrives later */
  back(entries: number): void;
}

const heldAtom = atom<Address>({ pathname: '/', search: '', state: null });

/** The router's way to another address; nowhere without a router. */
export const routerAtom = atom<Router>({ navigate: () => {}, back: () => {} });

/** The way back that has not arrived yet, with the steps that wait for it. */
interface Returning {
  key: string;
  steps: Step[];
  late: ReturnType<typeof setTimeout>;
}
const returningAtom = atom<Returning | null>(null);

/** A way back has not arrived yet. */
export const isReturningAtom = atom((get) => get(returningAtom) !== null);

/** A way back that takes longer leads nowhere, ms */
const patience = 1000;
/** Entries remembered */
const mostBefore = 24;
const nothing: readonly string[] = [];

/** Panels that stay open beneath what is opened on the map, and come back with its end */
const lasting: readonly string[] = ['list', 'chat'];
export const isPassing = (name: string) => !lasting.includes(name);

const addressBar = () => ({ pathname: window.location.pathname, search: window.location.search });

const keyOf = ({ pathname, search, state }: Address) => [pathname + search, ...(state?.open ?? nothing)].join(' ');

/** An entry with what it remembers, and nothing that is empty. */
function entryOf(
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
  { from, changed }: Pick<EntryState, 'changed' | 'from'>,
  open: readonly string[],
  before: readonly string[],
): Address {
  const state: EntryState = {
    ...(changed !== undefined && { changed }),
    ...(from !== undefined && { from }),
    ...(open.length > 0 && { open }),
    ...(before.length > 0 && { before }),
  };
  return { pathname, search, state: Object.keys(state).length > 0 ? state : null };
}

/** Where a step starts from: the address bar, or where a way back leads that has not arrived. */
export const whereNow = (get: Getter): Pick<Address, 'pathname' | 'search'> =>
  get(returningAtom) ? get(heldAtom) : addressBar();

/**
 * The page's address, which everything that can be linked is read from and written to. A step is there at once, for
 * whoever reads or writes next, and the router draws it a moment later. Back never opens what passes, such as a menu
 * or a dialog, once more: what was chosen in it takes the place of its entry.
 */
export const addressAtom = atom(
  (get) => get(heldAtom),
  (get, set, step: Step) => {
    const returning = get(returningAtom);
    if (returning) {
      returning.steps.push(step);
      return;
    }
    const held = get(heldAtom);
    // The address bar, not what is held: what stands around the guide may have written since.
    const now = { ...addressBar(), state: isInAddressBar(held) ? held.state : null };
    const { open: wasOpen = nothing, before = nothing } = now.state ?? {};
    const there = { pathname: step.pathname ?? now.pathname, search: step.search ?? now.search };
    const staysOpen = wasOpen.filter((name) => !isPassing(name));
    const open = step.open ?? staysOpen;
    const write = (address: Address, replace: boolean) => {
      get(routerAtom).navigate(
        { pathname: address.pathname, search: address.search },
        { replace, state: address.state },
      );
      set(heldAtom, { ...addressBar(), state: address.state });
    };

    const target = entryOf(there, step.state ?? {}, open, before);
    const next = (beneath: string) => entryOf(there, step.state ?? {}, open, [...before, beneath].slice(-mostBefore));
    const wasPassing = wasOpen.some(isPassing) && open.length <= wasOpen.length;
    const replaces = step.replace || step.leaves || wasPassing;
    if (keyOf(target) === keyOf(now)) return step.leaves ? undefined : write(target, true);

    // what would show the same as an entry before is that entry
    const at = step.leaves ? before.lastIndexOf(keyOf(target)) : before.length - 1;
    if (replaces && at >= 0 && before[at] === keyOf(target)) {
      const late = setTimeout(() => set(giveUpAtom), patience);
      set(returningAtom, { key: keyOf(target), steps: [], late });
      set(heldAtom, entryOf(there, step.state ?? {}, open, before.slice(0, at)));
      get(routerAtom).back(before.length - at);
      return;
    }
    if (!replaces) return write(next(keyOf(now)), false);
    if (wasPassing && !step.replace && !step.leaves && !open.some(isPassing)) {
      const bare = entryOf(now, now.state ?? {}, staysOpen, before);
      // something was chosen already in what passes: that has an entry of its own
      if (keyOf(bare) !== before.at(-1) && keyOf(bare) !== keyOf(target)) {
        write(bare, true);
        return write(next(keyOf(bare)), false);
      }
    }
    write(target, true);
  },
);

/** Takes what is held for the address where the way back does not arrive. */
const giveUpAtom = atom(null, (get, set) => {
  const returning = get(returningAtom);
  if (!returning) return;
  const { pathname, search, state } = get(heldAtom);
  get(routerAtom).navigate({ pathname, search }, { replace: true, state });
  set(arrivedAtom);
});

const arrivedAtom = atom(null, (get, set) => {
  const returning = get(returningAtom);
  if (!returning) return;
  clearTimeout(returning.late);
  set(returningAtom, null);
  for (const step of returning.steps) set(addressAtom, step);
});

/** Takes over what the router has drawn: back and forward, a link, a step of what stands around the guide. */
export const arriveAtom = atom(null, (get, set, drawn: Address) => {
  const returning = get(returningAtom);
  // one that was left meanwhile is not gone back to
  if (!isInAddressBar(drawn)) return;
  const there = { ...addressBar(), state: drawn.state };
  if (returning && returning.key !== keyOf(there)) return;
  set(heldAtom, there);
  set(arrivedAtom);
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
