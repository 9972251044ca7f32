import './styles.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useLocation, useNavigate } from '@umkreis/federation/router.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { MapScreen } from '@umkreis/map-screen/map-screen.tsx';
import { isUse } from '@umkreis/metrics/is-use.ts';
import { CenterButton } from './center-button.tsx';
import { createMoveFilter } from './idle.ts';
import { IdleWarning } from './idle-warning.tsx';
import { Screensaver } from './screensaver.tsx';
import { useIdle } from './use-idle.ts';

/** The map on an unattended touch screen: it forgets its last user. */
export default function App(props: RemoteProps) {
  const { boot, track, setLanguage, language } = props;
  const kiosk = boot.branch!.kiosk;
  const { phase, secondsLeft, touch, touchMap } = useIdle(kiosk.idleSeconds, kiosk.screenSaverEnabled);
  const [visitor, setVisitor] = useState(0);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const trackUse = useCallback<RemoteProps['track']>(
    (metric) => {
      if (isUse(metric.metric_key)) touchMap();
      track(metric);
    },
    [touchMap, track],
  );
  const countsAsUse = useMemo(() => createMoveFilter(kiosk.resetOnEveryMove), [kiosk.resetOnEveryMove]);
  const onMapMove = useCallback(() => {
    if (countsAsUse()) touchMap();
  }, [countsAsUse, touchMap]);

  // A reload in the middle of a visit is a kiosk still.
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.has('iskiosk')) return;
    query.set('iskiosk', '');
    navigate({ pathname, search: query.toString() }, { replace: true });
  }, [navigate, pathname, search]);

  // The next visitor gets the map as it was: selection, search, filters, chat, language and camera start over.
  useEffect(() => {
    if (phase !== 'idle') return;
    setLanguage('de');
    navigate(`${routes.map.to()}?iskiosk`, { replace: true });
    // oxlint-disable-next-line react/set-state-in-effect -- idleness comes from the clock, not from an event
    setVisitor((number) => number + 1);
  }, [navigate, phase, setLanguage]);

  return (
    <LanguageProvider language={language}>
      <div
        className="h-dvh"
        style={
          {
            '--kiosk-top': `${kiosk.globalMarginTop}px`,
            '--kiosk-bottom': `${kiosk.globalMarginBottom}px`,
          } as React.CSSProperties
        }
      >
        <MapScreen key={visitor} {...props} isKiosk track={trackUse} onMapMove={onMapMove} />
        <CenterButton boot={boot} />
        {phase === 'warning' && <IdleWarning seconds={secondsLeft} onStay={touch} />}
        {phase === 'idle' && kiosk.screenSaverEnabled && <Screensaver boot={boot} onStart={touch} />}
      </div>
    </LanguageProvider>
  );
}
