import { useStore } from 'jotai';
import { memo, useEffect, useMemo, type ReactNode } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { GuideProvider, type Guide } from '@umkreis/guide/guide-context.tsx';
import { countryCodeOf, timeZoneOf } from '@umkreis/place-rules/opening-place-of.ts';
import { useGuideData } from '@umkreis/guide/data/use-guide-data.ts';
import { GuideStore } from '@umkreis/guide/store/guide-store.tsx';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { useAccent } from '@umkreis/ui/use-accent.ts';
import { useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { MapPage } from './map-page.tsx';
import { LazyPositionMap } from './position/lazy-position-map.tsx';
import { useEscape } from './state/use-escape.ts';
import { useMapActions } from './state/map-actions.ts';
import { followDraft } from './state/search-draft.ts';

export interface MapScreenProps extends RemoteProps {
  /** Called when the visitor or the guide moves the map */
  onMapMove?(): void;
  /** Additional content of a surface; may read the guide's store. */
  children?: ReactNode;
}

/**
 * The complete map of a branch, used on its own page, in a frame and on a kiosk. Remounting it resets the session.
 */
export const MapScreen = memo(function MapScreen({ onMapMove, children, ...props }: MapScreenProps) {
  const language = useSpokenLanguage(props.language);
  return (
    <GuideStore boot={props.boot}>
      <LanguageProvider language={language} countryCode={countryCodeOf(props.boot)}>
        <Screen props={{ ...props, language }} onMapMove={onMapMove}>
          {children}
        </Screen>
      </LanguageProvider>
    </GuideStore>
  );
});

/** Updates the URL with the search text while typing. */
function useSearchText(track: RemoteProps['track']): void {
  const store = useStore();
  useEffect(
    () =>
      followDraft(store, (searchText) => {
        if (searchText) track({ metric_key: 'filtered_list_search_string', metricValue: searchText });
      }),
    [store, track],
  );
}

function Screen({
  props,
  onMapMove,
  children,
}: Pick<MapScreenProps, 'onMapMove' | 'children'> & { props: RemoteProps }) {
  const { boot, language, setLanguage, sessionId, isInIframe, isKiosk, track, auth, onView } = props;
  const data = useGuideData(boot);
  const { openPlace } = useMapActions();
  useEscape();
  useSearchText(track);
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
      PositionMap: LazyPositionMap,
    }),
    [boot, language, setLanguage, sessionId, isInIframe, isKiosk, track, auth, data, openPlace],
  );
  return (
    <GuideProvider value={guide}>
      <MapPage onMapMove={onMapMove} onView={onView} />
      {children}
    </GuideProvider>
  );
}
