import { atom, type Getter } from 'jotai';

/** State of a history entry besides its URL. */
export interface EntryState {
  /** Names of the query parameters changed last: further changes of the same ones replace the entry */
  changed?: string;
  /** Path of the list from which a place was opened */
  from?: string;
  /** Names of what is open on the page, in the order of opening */
  open?: readonly string[];
  /** The guide's previous entries as `keyOf` values, the most recent last */
  before?: readonly string[];
}

export interface Address {
  pathname: string;
  /** With its '?'; '' without a query */
  search: string;
  state: EntryState | null;
}

/**
 * A navigation step. Missing path and query stay unchanged, a missing state is cleared. Everything open is closed,
 * except persistent panels.
 */
export interface Step extends Partial<Omit<Address, 'state'>> {
  state?: Pick<EntryState, 'changed' | 'from'> | null;
  /** Names of what is open after the step */
  open?: readonly string[];
  /** Replaces the history entry instead of adding one */
  replace?: boolean;
  /** Closes something: goes back to the entry it was opened from, or replaces its entry. */
  closes?: boolean;
}

export type Navigate = (
  to: Pick<Address, 'pathname' | 'search'>,
  options: { replace: boolean; state: EntryState | null },
) => void;

interface Router {
  navigate: Navigate;
  /** Goes back by a number of entries, asynchronously */
  back(entries: number): void;
}

const currentAtom = atom<Address>({ pathname: '/', search: '', state: null });

/** The router's navigation; does nothing without a router */
export const routerAtom = atom<Router>({ navigate: () => {}, back: () => {} });

/** A pending back navigation, with the steps queued until it completes. */
interface Returning {
  key: string;
  steps: Step[];
  late: ReturnType<typeof setTimeout>;
}
const returningAtom = atom<Returning | null>(null);

/** Whether a back navigation is pending */
export const isReturningAtom = atom((get) => get(returningAtom) !== null);

/** Timeout of a back navigation, ms */
const backTimeoutMs = 1000;
/** Maximum number of remembered entries */
const mostBefore = 24;
const nothing: readonly string[] = [];

/** Panels that stay open below what is opened on the map */
const persistentPanels: readonly string[] = ['list', 'chat'];
export const isPassing = (name: string) => !persistentPanels.includes(name);

const addressBar = () => ({ pathname: window.location.pathname, search: window.location.search });

const keyOf = ({ pathname, search, state }: Address) => [pathname + search, ...(state?.open ?? nothing)].join(' ');

/** Builds an entry with its state, without empty fields. */
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

/** Where a step starts: the address bar, or the target of a pending back navigation */
export const whereNow = (get: Getter): Pick<Address, 'pathname' | 'search'> =>
  get(returningAtom) ? get(currentAtom) : addressBar();

/**
 * The page's address: read and write everything linkable through it. A step takes effect immediately for the next
 * reader; the router renders it a moment later. Going back never reopens transient elements such as a menu or a
 * dialog: what was selected in them replaces their entry.
 */
export const addressAtom = atom(
  (get) => get(currentAtom),
  (get, set, step: Step) => {
    const returning = get(returningAtom);
    if (returning) {
      returning.steps.push(step);
      return;
    }
    const current = get(currentAtom);
    // Reads the address bar, not `current`: code outside the guide may have navigated since.
    const now = { ...addressBar(), state: isInAddressBar(current) ? current.state : null };
    const { open: wasOpen = nothing, before = nothing } = now.state ?? {};
    const there = { pathname: step.pathname ?? now.pathname, search: step.search ?? now.search };
    const staysOpen = wasOpen.filter((name) => !isPassing(name));
    const open = step.open ?? staysOpen;
    const write = (address: Address, replace: boolean) => {
      get(routerAtom).navigate(
        { pathname: address.pathname, search: address.search },
        { replace, state: address.state },
      );
      set(currentAtom, { ...addressBar(), state: address.state });
    };

    const target = entryOf(there, step.state ?? {}, open, before);
    const next = (beneath: string) => entryOf(there, step.state ?? {}, open, [...before, beneath].slice(-mostBefore));
    const wasPassing = wasOpen.some(isPassing) && open.length <= wasOpen.length;
    const replaces = step.replace || step.closes || wasPassing;
    if (keyOf(target) === keyOf(now)) return step.closes ? undefined : write(target, true);

    // Goes back if an earlier entry shows the same.
    const at = step.closes ? before.lastIndexOf(keyOf(target)) : before.length - 1;
    if (replaces && at >= 0 && before[at] === keyOf(target)) {
      const late = setTimeout(() => set(giveUpAtom), backTimeoutMs);
      set(returningAtom, { key: keyOf(target), steps: [], late });
      set(currentAtom, entryOf(there, step.state ?? {}, open, before.slice(0, at)));
      get(routerAtom).back(before.length - at);
      return;
    }
    if (!replaces) return write(next(keyOf(now)), false);
    if (wasPassing && !step.replace && !step.closes && !open.some(isPassing)) {
      const bare = entryOf(now, now.state ?? {}, staysOpen, before);
      // Something was already selected in the transient element: that gets its own entry.
      if (keyOf(bare) !== before.at(-1) && keyOf(bare) !== keyOf(target)) {
        write(bare, true);
        return write(next(keyOf(bare)), false);
      }
    }
    write(target, true);
  },
);

/** Adopts the current address if the back navigation doesn't complete. */
const giveUpAtom = atom(null, (get, set) => {
  const returning = get(returningAtom);
  if (!returning) return;
  const { pathname, search, state } = get(currentAtom);
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

/** Follows the router: back and forward, a link, a navigation from outside the guide. */
export const arriveAtom = atom(null, (get, set, drawn: Address) => {
  const returning = get(returningAtom);
  // The router may report an address that has been left in the meantime.
  if (!isInAddressBar(drawn)) return;
  const there = { ...addressBar(), state: drawn.state };
  if (returning && returning.key !== keyOf(there)) return;
  set(currentAtom, there);
  set(arrivedAtom);
});

/** Initial address of a guide. @param drawn the router's, which may lag behind the address bar */
export const startAtom = atom(null, (_get, set, drawn: Address) =>
  set(currentAtom, { ...addressBar(), state: isInAddressBar(drawn) ? drawn.state : null }),
);

/** Compares normalized addresses: the router reports paths as passed, the address bar encodes them. */
function isInAddressBar({ pathname, search }: Address): boolean {
  const drawn = new URL(pathname + search, window.location.origin);
  const bar = addressBar();
  return drawn.pathname === bar.pathname && drawn.search === bar.search;
}

export const pathAtom = atom((get) => get(addressAtom).pathname);
