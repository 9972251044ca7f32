import { createStore, Provider } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from '@umkreis/federation/router.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { arriveAtom, routerAtom, startAtom, type Navigate } from '../address/address.ts';
import { surfaceAtom, type Surface } from './surface.ts';
import { useStoreInput } from './use-store-input.ts';

export interface GuideStoreProps extends Omit<Surface, 'isPresentOnly'>, Partial<Pick<Surface, 'isPresentOnly'>> {
  children: ReactNode;
}

/**
 * The store of a guide. Its atoms follow the address, which is only set here; components re-render only when an
 * atom they read changes. Remounting it resets the session.
 */
export function GuideStore({
  boot,
  isPresentOnly = false,
  isInIframe = false,
  isKiosk = false,
  data,
  children,
}: GuideStoreProps) {
  const surface = useMemo(
    (): Surface => ({ boot, isPresentOnly, isInIframe, isKiosk, ...(data && { data }) }),
    [boot, isPresentOnly, isInIframe, isKiosk, data],
  );
  const store = useRoutedStore(surface);
  useStoreInput(store, surfaceAtom, surface);
  return <Provider store={store}>{children}</Provider>;
}

/** A store whose address follows the router. @param surface its first value */
function useRoutedStore(surface: Surface): ReturnType<typeof createStore> {
  const location = useLocation();
  const to = useNavigate();
  const navigate = useStableCallback<Parameters<Navigate>, void>((...step) => void to(...step));
  const back = useStableCallback((entries: number) => void to(-entries));
  const [store] = useState(() => {
    const created = createStore();
    created.set(startAtom, location);
    created.set(routerAtom, { navigate, back });
    created.set(surfaceAtom, surface);
    return created;
  });
  const arrive = useEffectEvent(() => store.set(arriveAtom, location));
  useLayoutEffect(() => arrive(), [store, location]);
  // Going back before the router has rendered a step leaves its location unchanged, so it does not render again.
  useEffect(() => {
    const onBack = () => arrive();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  return store;
}
