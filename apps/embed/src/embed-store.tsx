import { createStore, Provider } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { surfaceAtom } from '@umkreis/guide-core/store/surface.ts';
import { arriveAtom, routerAtom, startAtom, type Address } from '@umkreis/guide-core/address/address.ts';

const drawn = (): Address => ({
  pathname: location.pathname,
  search: location.search,
  state: ((history.state as { usr?: Address['state'] } | null)?.usr ?? null) as Address['state'],
});

/** A sandboxed frame with an opaque origin cannot change its URL; the state is stored all the same. */
function write(usr: Address['state'], address: string, replace: boolean): void {
  const change = (replace ? history.replaceState : history.pushState).bind(history);
  try {
    change({ usr }, '', address);
  } catch {
    change({ usr }, '');
  }
}

/** The guide's store on top of the browser history: an embedded page has no router. */
export function EmbedStore({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [store] = useState(() => {
    const newStore = createStore();
    newStore.set(startAtom, drawn());
    newStore.set(routerAtom, {
      navigate: ({ pathname, search }, { replace, state }) => write(state, pathname + search, replace),
      back: (entries) => history.go(-entries),
    });
    newStore.set(surfaceAtom, { boot, isPresentOnly: true });
    return newStore;
  });
  useEffect(() => {
    const arrive = () => store.set(arriveAtom, drawn());
    addEventListener('popstate', arrive);
    return () => removeEventListener('popstate', arrive);
  }, [store]);
  return <Provider store={store}>{children}</Provider>;
}
