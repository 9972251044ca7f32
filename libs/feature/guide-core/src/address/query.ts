import { atom, type WritableAtom } from 'jotai';
import { addressAtom, whereNow } from './address.ts';

export interface QueryOptions {
  /** Adds no history entry */
  replace?: boolean;
  /** Closes what the value has opened */
  closes?: boolean;
}
type QueryValueAtom = WritableAtom<string | null, [value: string | null, options?: QueryOptions], void>;

/** The query with its '?'; '' without a query */
export const searchAtom = atom((get) => get(addressAtom).search);
const queryAtom = atom((get) => new URLSearchParams(get(searchAtom)));

/**
 * Sets query parameters; null removes one. Path and other parameters stay. Further changes of the same parameters,
 * such as by a slider, add no history entry, so that going back leads to the view before.
 */
export const changeQueryAtom = atom(
  null,
  (
    get,
    set,
    values: Readonly<Record<string, string | null>>,
    { replace = false, closes = false }: QueryOptions = {},
  ) => {
    const next = new URLSearchParams(whereNow(get).search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const { state } = get(addressAtom);
    const changed = Object.keys(values).join();
    set(addressAtom, {
      search: searchOf(next),
      replace: replace || (state?.changed === changed && !closes),
      closes,
      state: { ...state, ...(!replace && { changed }) },
      open: state?.open ?? [],
    });
  },
);

export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}

const valueAtoms = new Map<string, QueryValueAtom>();

/** A query parameter; null: missing. Views that depend on it can be linked, reloaded and left by going back. */
export function queryValueAtom(name: string): QueryValueAtom {
  const valueAtom =
    valueAtoms.get(name) ??
    atom(
      (get) => get(queryAtom).get(name),
      (_get, set, value: string | null, options?: QueryOptions) => set(changeQueryAtom, { [name]: value }, options),
    );
  valueAtoms.set(name, valueAtom);
  return valueAtom;
}
