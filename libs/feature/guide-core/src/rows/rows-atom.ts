import { atom, type Atom, type Getter } from 'jotai';
import type { Page } from '@umkreis/guide-engine/results/rows.ts';
import { engineQueryAtom } from '../queries/engine-query-atom.ts';
import { orderAtom } from '../sorting/order-atom.ts';
import { firstCount, isByName, moreRows, pageQuery, rowListOf, type LoadPage, type RowList } from './row-list.ts';

interface ListSource {
  /** null: no list */
  loadPage(get: Getter): LoadPage | null;
  /** Identifies the list: rows stay until the next ones of the same list are loaded */
  name(get: Getter): string;
  /** A change resets the list to its first page */
  searchText?(get: Getter): string;
  marks?(get: Getter): Page['marks'];
}

/** A list of the engine, loaded page by page. */
export function rowsAtom({ loadPage, name, searchText, marks }: ListSource): Atom<RowList> {
  const nameAtom = atom(name);
  const loadPageAtom = atom(loadPage);
  const marksAtom = atom((get) => marks?.(get));
  const topAtom = atom((get) => JSON.stringify([get(nameAtom), get(orderAtom), searchText?.(get)]));
  const lengthAtom = atom((get) => (get(topAtom), createLength()));
  const pageAtom = engineQueryAtom(
    (get) => {
      const load = get(loadPageAtom);
      const page = { order: get(orderAtom), count: get(get(lengthAtom).countAtom), marks: get(marksAtom) };
      return load && pageQuery(load, get(nameAtom), page);
    },
    { isProvisional: isByName },
  );
  return atom((get) => rowListOf(get(pageAtom), get(nameAtom), get(lengthAtom).more));
}

/** Number of rows of a list, from its first page on */
function createLength() {
  const countAtom = atom(firstCount);
  const length = { countAtom, more: () => undefined as void };
  // The setter of an atom is available while the list is mounted.
  countAtom.onMount = (set) => {
    length.more = () => set((count) => count + moreRows);
  };
  return { countAtom, more: () => length.more() };
}
