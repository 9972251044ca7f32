import { createStore, Provider } from 'jotai';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { GuideData } from '@umkreis/guide-core/guide-data.ts';
import { surfaceAtom, type Surface } from '@umkreis/guide-core/store/surface.ts';
import { useStoreInput } from '@umkreis/guide-core/store/use-store-input.ts';
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
export function EmbedStore({ boot, data, children }: { boot: Boot; data: GuideData; children: ReactNode }) {
  const surface = useMemo((): Surface => ({ boot, isPresentOnly: true, data }), [boot, data]);
  const [store] = useState(() => {
    const newStore = createStore();
    newStore.set(startAtom, drawn());
    newStore.set(routerAtom, {
      navigate: ({ pathname, search }, { replace, state }) => write(state, pathname + search, replace),
      back: (entries) => history.go(-entries),
    });
    newStore.set(surfaceAtom, surface);
    return newStore;
  });
  useEffect(() => {
    const arrive = () => store.set(arriveAtom, drawn());
    addEventListener('popstate', arrive);
    return () => removeEventListener('popstate', arrive);
  }, [store]);
  useStoreInput(store, surfaceAtom, surface);
  return <Provider store={store}>{children}</Provider>;
}
