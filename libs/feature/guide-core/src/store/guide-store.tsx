import { createStore, Provider } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { useLocation, useNavigate } from '@umkreis/federation/router.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { arriveAtom, routerAtom, startAtom, type Navigate } from '../address/address.ts';
import { surfaceAtom } from './surface.ts';

/**
 * The store of a guide. Its atoms follow the address, which is only set here; components re-render only when an
 * atom they read changes. Remounting it resets the session.
 */
export function GuideStore({
  boot,
  isPresentOnly = false,
  children,
}: {
  boot: Boot;
  isPresentOnly?: boolean;
  children: ReactNode;
}) {
  const location = useLocation();
  const to = useNavigate();
  const navigate = useStableCallback<Parameters<Navigate>, void>((...step) => void to(...step));
  const back = useStableCallback((entries: number) => void to(-entries));
  const [store] = useState(() => {
    const created = createStore();
    created.set(startAtom, location);
    created.set(routerAtom, { navigate, back });
    created.set(surfaceAtom, { boot, isPresentOnly });
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
  useLayoutEffect(() => store.set(surfaceAtom, { boot, isPresentOnly }), [store, boot, isPresentOnly]);
  return <Provider store={store}>{children}</Provider>;
}
