import './styles.css';
import './languages.ts';
import { useEffect } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { chosenLanguage } from '@umkreis/federation/chosen-language.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { localeOf } from '@umkreis/places/opening-place-of.ts';
import { GuideSession } from '@umkreis/guide-core/session/guide-session.tsx';
import { LazyPositionMap } from '@umkreis/position-map/lazy-position-map.tsx';
import { awaitLanguage, useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { Here } from './identity/here.tsx';
import { keyOfAddress } from './identity/kiosk-address.ts';
import { useStandingKiosk } from './use-standing-kiosk.ts';
import { LeavingLinks } from './links/leaving-links.tsx';
import { KioskMap } from './map/kiosk-map.tsx';
import { OnScreenKeyboard } from './keyboard/on-screen-keyboard.tsx';
import { useNightWatch } from './offline/use-night-watch.ts';
import { shiftOf } from './reachable-area/burn-in-shift.ts';
import { KioskBar } from './reachable-area/kiosk-bar.tsx';
import { useReachableArea } from './reachable-area/use-reachable-area.ts';
import { watchErrors } from './report/page-errors.ts';
import { useVisits } from './report/use-visits.ts';
import { DarkScreen } from './screen-times/dark-screen.tsx';
import { Screensaver } from './screensaver/screensaver.tsx';
import { blockBrowserActions } from './session/block-browser-actions.ts';
import { IdleWarning } from './session/idle-warning.tsx';
import { useMapUse } from './session/use-map-use.ts';
import { useVisitor } from './use-visitor.ts';

// Loads the texts while the shell is still rendering.
void awaitLanguage(chosenLanguage());
if (keyOfAddress(location.search)) watchErrors();

/** The map on an unattended touch screen with a fixed position. It resets after each user. */
export default function App(props: RemoteProps) {
  return <Kiosk {...props} language={useSpokenLanguage(props.language)} />;
}

function Kiosk(props: RemoteProps) {
  const { boot: given, track, setLanguage, language } = props;
  const { kiosk, timeZone } = given.branch!;
  const standing = useStandingKiosk(given);
  const { boot, key, identity, idle, isDark } = standing;
  const { phase, secondsLeft, touch, touchMap } = idle;
  const { visitor, isLowered, setIsLowered, homeReturns, goHome } = useVisitor(standing, setLanguage);
  const { trackUse, onMapMove } = useMapUse({ touchMap, track, countsEveryMove: kiosk.resetOnEveryMove });
  useReachableArea(kiosk, isLowered);
  useNightWatch(given, phase === 'idle');
  useVisits(phase, timeZone, key !== null);
  useEffect(() => blockBrowserActions(), []);

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
