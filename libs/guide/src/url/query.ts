import { atom, type WritableAtom } from 'jotai';
import { addressAtom, whereNow } from './address.ts';

export interface QueryOptions {
  /** Adds no entry to the history */
  replace?: boolean;
  /** Closes what the value has opened */
  leaves?: boolean;
}
type QueryValueAtom = WritableAtom<string | null, [value: string | null, options?: QueryOptions], void>;

/** The query with its '?'; empty without one. */
export const searchAtom = atom((get) => get(addressAtom).search);
const queryAtom = atom((get) => new URLSearchParams(get(searchAtom)));

/**
 * Writes values into the query, null takes one out; path and the rest stay. The way back leads to the view before:
 * further changes of the same values, such as a slider's, add no entry to the history.
 */
export const changeQueryAtom = atom(
  null,
  (
    get,
    set,
    values: Readonly<Record<string, string | null>>,
    { replace = false, leaves = false }: QueryOptions = {},
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
      replace: replace || (state?.changed === changed && !leaves),
      leaves,
      state: { ...state, ...(!replace && { changed }) },
      open: state?.open ?? [],
    });
  },
);

export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}

const known = new Map<string, QueryValueAtom>();

/** One value of the query; null: not there. What it shows can be linked, reloaded and gone back from. */
export function queryValueAtom(name: string): QueryValueAtom {
  const made =
    known.get(name) ??
    atom(
      (get) => get(queryAtom).get(name),
      (_get, set, value: string | null, options?: QueryOptions) => set(changeQueryAtom, { [name]: value }, options),
    );
  known.set(name, made);
  return made;
}
