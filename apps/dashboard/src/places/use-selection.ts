import { useMemo, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Selects or deselects several, e.g. a page. */
  set(ids: readonly string[], isSelected: boolean): void;
  clear(): void;
}

/**
 * Places that are selected, over any number of pages.
 * @param list names the list; another one begins with none, for nobody changes what is not seen
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
