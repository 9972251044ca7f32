import './styles.css';
import './languages.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useLocation, useNavigate } from '@umkreis/federation/router.ts';
import { chosenLanguage } from '@umkreis/federation/chosen-language.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { localeOf } from '@umkreis/places/opening-place-of.ts';
import { GuideSession } from '@umkreis/guide-core/session/guide-session.tsx';
import { LazyPositionMap } from '@umkreis/position-map/lazy-position-map.tsx';
import { awaitLanguage, useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { Here } from './identity/here.tsx';
import { keyOfAddress, kioskQuery } from './identity/kiosk-address.ts';
import { placeOfCentre, standingAt } from './identity/standing-at.ts';
import { useKioskIdentity, type KioskCommand } from './identity/use-kiosk-identity.ts';
import { LeavingLinks } from './links/leaving-links.tsx';
import { KioskMap } from './map/kiosk-map.tsx';
import { OnScreenKeyboard } from './keyboard/on-screen-keyboard.tsx';
import { useNightWatch } from './offline/use-night-watch.ts';
import { shiftOf } from './reachable-area/burn-in-shift.ts';
import { KioskBar } from './reachable-area/kiosk-bar.tsx';
import { useReachableArea } from './reachable-area/use-reachable-area.ts';
import { watchErrors } from './report/page-errors.ts';
import { useVisits } from './report/use-visits.ts';
import { useScreenScale } from './scale/use-screen-scale.ts';
import { DarkScreen } from './screen-times/dark-screen.tsx';
import { useScreenOn } from './screen-times/use-screen-on.ts';
import { Screensaver } from './screensaver/screensaver.tsx';
import { blockBrowserActions } from './session/block-browser-actions.ts';
import { forgetVisitor } from './session/forget-visitor.ts';
import { IdleWarning } from './session/idle-warning.tsx';
import { useIdle } from './session/use-idle.ts';
import { useMapUse } from './session/use-map-use.ts';

// Loads the texts while the shell is still rendering.
void awaitLanguage(chosenLanguage());
if (keyOfAddress(location.search)) watchErrors();

/** The map on an unattended touch screen with a fixed position. It resets after each user. */
export default function App(props: RemoteProps) {
  return <Kiosk {...props} language={useSpokenLanguage(props.language)} />;
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

function Kiosk(props: RemoteProps) {
  const { boot: given, track, setLanguage, language } = props;
  const { kiosk } = given.branch!;
  const [isOff, setIsOff] = useState(false);
  const { phase, secondsLeft, touch, touchMap, end } = useIdle(kiosk.idleSeconds, kiosk.screenSaverEnabled || isOff);
  const [visitor, setVisitor] = useState(0);
  const [isLowered, setIsLowered] = useState(false);
  const [homeReturns, setHomeReturns] = useState(0);
  const navigate = useNavigate();
  const { search } = useLocation();
  const onCommand = useCallback(
    ({ action, ...request }: KioskCommand) => {
      if (action === 'reload') location.reload();
      else if (action === 'home') end();
      else void import('./picture/send-picture.ts').then(({ sendPicture }) => sendPicture(given, request));
    },
    [end, given],
  );
  const { key, identity } = useKioskIdentity(given, search, onCommand);
  const isOn = useScreenOn(given, identity);
  if (isOn === isOff) setIsOff(!isOn);
  const isDark = !isOn && phase === 'idle';
  const startDark = useEffectEvent(() => {
    if (!isOn) end();
  });
  // A kiosk that restarts outside of its times stays dark.
  useEffect(() => startDark(), []);
  const scaled = useScreenScale(given, identity?.scale ?? null);
  const boot = useMemo(() => standingAt(scaled, identity), [scaled, identity]);
  const level = identity?.level ?? null;
  useEffect(() => blockBrowserActions(), []);
  useKioskParameters(key);
  useReachableArea(kiosk, isLowered);
  useNightWatch(given, phase === 'idle');
  useVisits(phase, given.branch!.timeZone, key !== null);

  const { trackUse, onMapMove } = useMapUse({ touchMap, track, countsEveryMove: kiosk.resetOnEveryMove });

  // Resets selection, search, filters, chat, language and camera for the next user.
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
    if (phase === 'idle') startOver();
  }, [phase]);

  const goHome = () => {
    const place = identity?.position ? null : placeOfCentre(boot);
    void navigate(`${place ? routes.mapPlace.to(place) : routes.map.to()}${kioskQuery(key, level)}`);
    setHomeReturns((number) => number + 1);
  };

  return (
    <LanguageProvider language={language} {...localeOf(boot)}>
      {isDark ? (
        <DarkScreen onStart={touch} />
      ) : (
        <div className="kiosk-page" style={shiftOf(visitor)}>
          <GuideSession key={visitor} {...props} boot={boot} isKiosk track={trackUse} PositionMap={LazyPositionMap}>
            <KioskMap onMapMove={onMapMove} />
            <LeavingLinks />
            {identity && <Here boot={boot} identity={identity} homeReturns={homeReturns} />}
          </GuideSession>
          <KioskBar
            isLowered={isLowered}
            onLower={setIsLowered}
            onHome={goHome}
            language={language}
            onLanguage={setLanguage}
          />
          <OnScreenKeyboard language={language} />
          {phase === 'warning' && <IdleWarning seconds={secondsLeft} onStay={touch} />}
          {phase === 'idle' && kiosk.screenSaverEnabled && (
            <Screensaver boot={boot} identity={identity} onStart={touch} />
          )}
        </div>
      )}
    </LanguageProvider>
  );
}
