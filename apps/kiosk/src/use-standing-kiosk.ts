import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { useLocation, useNavigate } from '@umkreis/federation/router.ts';
import { useScreenScale } from './scale/use-screen-scale.ts';
import { useScreenOn } from './screen-times/use-screen-on.ts';
import { useIdle, type Idle } from './session/use-idle.ts';
import { standingAt } from './identity/standing-at.ts';
import { useKioskIdentity, type KioskCommand } from './identity/use-kiosk-identity.ts';

export interface StandingKiosk {
  /** The boot data with the kiosk's position and scale. */
  boot: Boot;
  /** The key in its start URL */
  key: string | null;
  identity: KioskIdentity | null;
  idle: Idle;
  /** Outside of its times, and nobody uses it. */
  isDark: boolean;
}

/** Where the kiosk stands, and whether somebody uses it. */
export function useStandingKiosk(given: Boot): StandingKiosk {
  const { kiosk } = given.branch!;
  const { search } = useLocation();
  const [isOff, setIsOff] = useState(false);
  const idle = useIdle(kiosk.idleSeconds, kiosk.screenSaverEnabled || isOff);
  const { end } = idle;
  const onCommand = useCallback(
    ({ action, ...request }: KioskCommand) => {
      if (action === 'reload') location.reload();
      else if (action === 'home') end();
      else void import('./picture/send-picture.ts').then(({ sendPicture }) => sendPicture(given, request));
    },
    [end, given],
  );
  const { key, identity } = useKioskIdentity(given, search, onCommand);
  useKioskParameters(key);
  const isOn = useScreenOn(given, identity);
  if (isOn === isOff) setIsOff(!isOn);
  const startDark = useEffectEvent(() => {
    if (!isOn) end();
  });
  // A kiosk that restarts outside of its times stays dark.
  useEffect(() => startDark(), []);
  const scaled = useScreenScale(given, identity?.scale ?? null);
  const boot = useMemo(() => standingAt(scaled, identity), [scaled, identity]);
  return { boot, key, identity, idle, isDark: !isOn && idle.phase === 'idle' };
}

/** Keeps the kiosk parameters in the URL, so that a reload restores the same kiosk. */
function useKioskParameters(key: string | null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.has('iskiosk') && query.get('kiosk') === key) return;
    query.set('iskiosk', '');
    if (key) query.set('kiosk', key);
    else query.delete('kiosk');
    void navigate({ pathname, search: query.toString() }, { replace: true });
  }, [key, navigate, pathname, search]);
}
