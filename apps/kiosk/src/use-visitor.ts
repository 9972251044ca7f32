import { useEffect, useEffectEvent, useState } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { kioskQuery } from './identity/kiosk-address.ts';
import { placeOfCentre } from './identity/standing-at.ts';
import type { StandingKiosk } from './use-standing-kiosk.ts';
import { forgetVisitor } from './session/forget-visitor.ts';

/** Who uses the kiosk: resets selection, search, filters, chat, language and camera for the next one. */
export function useVisitor({ boot, key, identity, idle }: StandingKiosk, setLanguage: RemoteProps['setLanguage']) {
  const [visitor, setVisitor] = useState(0);
  const [isLowered, setIsLowered] = useState(false);
  const [homeReturns, setHomeReturns] = useState(0);
  const navigate = useNavigate();
  const startOver = useEffectEvent(() => {
    setLanguage('de');
    forgetVisitor();
    void navigate(`${routes.map.to()}${kioskQuery(key)}`, { replace: true });
    setVisitor((number) => number + 1);
    setIsLowered(false);
    setHomeReturns(0);
  });
  // Only depends on the phase: navigating home changes `navigate`.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- idleness comes from the clock, not from an event
    if (idle.phase === 'idle') startOver();
  }, [idle.phase]);
  return {
    /** Number of the visitor since the page was loaded. */
    visitor,
    isLowered,
    setIsLowered,
    /** How often the visitor went home. */
    homeReturns,
    goHome() {
      const place = identity?.position ? null : placeOfCentre(boot);
      const address = place ? routes.mapPlace.to(place) : routes.map.to();
      void navigate(`${address}${kioskQuery(key, identity?.level ?? null)}`);
      setHomeReturns((number) => number + 1);
    },
  };
}
