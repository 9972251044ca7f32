import { useStore } from 'jotai';
import { memo, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { GuideProvider, type Guide, type PositionMapProps } from '../guide-context.tsx';
import { localeOf, timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { GuideReads } from './guide-reads.tsx';
import { useGuideData } from '../data/use-guide-data.ts';
import type { GuideData } from '../guide-data.ts';
import { GuideStore } from '../store/guide-store.tsx';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { useAccent } from '@umkreis/ui/use-accent.ts';
import { useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { useEscape } from '../panel/use-escape.ts';
import { useMapActions } from '../actions/map-actions.ts';
import { followSession } from './follow-session.ts';

export interface GuideSessionProps extends RemoteProps {
  /** Lets the visitor set a point, in the form of a suggestion */
  PositionMap: ComponentType<PositionMapProps>;
  /** The page; its components read the guide and its store. */
  children: ReactNode;
}

/**
 * One visit of a guide with a map: store, language, data and context for the page inside. Remounting it resets the
 * session.
 */
export const GuideSession = memo(function GuideSession({ PositionMap, children, ...props }: GuideSessionProps) {
  const language = useSpokenLanguage(props.language);
  const { boot, isInIframe, isKiosk } = props;
  const data = useGuideData(boot);
  return (
    <GuideStore boot={boot} isInIframe={isInIframe} isKiosk={isKiosk} data={data}>
      <LanguageProvider language={language} {...localeOf(boot)}>
        <Session props={{ ...props, language }} data={data} PositionMap={PositionMap}>
          <GuideReads>{children}</GuideReads>
        </Session>
      </LanguageProvider>
    </GuideStore>
  );
});

/** Connects the store to the session while the component is mounted. */
function useSessionFollowers(track: RemoteProps['track']): void {
  const store = useStore();
  useEffect(() => followSession(store, track), [store, track]);
}

function Session({
  props,
  data,
  PositionMap,
  children,
}: Pick<GuideSessionProps, 'PositionMap' | 'children'> & { props: RemoteProps; data: GuideData }) {
  const { boot, language, setLanguage, sessionId, isInIframe, isKiosk, track, auth } = props;
  const { openPlace } = useMapActions();
  useEscape();
  useSessionFollowers(track);
  useAccent(boot.branch?.accentColor ?? boot.product.primaryColor);
  const guide = useMemo<Guide>(
    () => ({
      boot,
      language,
      setLanguage,
      sessionId,
      isInIframe,
      isKiosk,
      track,
      auth,
      data,
      timeZone: timeZoneOf(boot),
      openPlace,
      PositionMap,
    }),
    [boot, language, setLanguage, sessionId, isInIframe, isKiosk, track, auth, data, openPlace, PositionMap],
  );
  return <GuideProvider value={guide}>{children}</GuideProvider>;
}
