import { useMemo, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Selects or deselects several entries, e.g. a page. */
  set(ids: readonly string[], isSelected: boolean): void;
  clear(): void;
}

/**
 * The selected entries of a list, across pages.
 * @param list key of the list; a different list starts with an empty selection, so that no invisible one is
 *   changed
 */
export function useSelection(list: string): Selection {
  const [state, setState] = useState<{ list: string; ids: ReadonlySet<string> }>({ list, ids: new Set() });
  if (state.list !== list) setState({ list, ids: new Set() });
  const { ids } = state;
  return useMemo(
    () => ({
      ids,
      toggle(id) {
        setState((was) => {
          const next = new Set(was.ids);
          if (!next.delete(id)) next.add(id);
          return { ...was, ids: next };
        });
      },
      set(some, isSelected) {
        setState((was) => {
          const next = new Set(was.ids);
          for (const id of some)
            if (isSelected) next.add(id);
            else next.delete(id);
          return { ...was, ids: next };
        });
      },
      clear() {
        setState((was) => ({ ...was, ids: new Set() }));
      },
    }),
    [ids],
  );
}
