import { useSetAtom } from 'jotai';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { Action } from '@umkreis/contract/metric-keys.ts';
import { escapeUrl, ownUrl } from '@umkreis/contract/escape-url.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { GuideProvider, type Guide } from '@umkreis/guide-core/guide-context.tsx';
import type { GuideData } from '@umkreis/guide-core/guide-data.ts';
import { createServedHours } from '@umkreis/guide-core/served-hours.ts';
import { localeOf, timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { useGuideData } from '@umkreis/guide-core/data/use-guide-data.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { embedAction } from '@umkreis/metrics/embed-action.ts';
import { EmbedStore } from './embed-store.tsx';
import { useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { HostProvider } from './frame/host-context.ts';
import { hostOf } from './frame/host.ts';
import { inlinePlaceAtom } from './frame/inline-place.ts';
import { openTab } from './frame/open-tab.ts';
import { useLook } from './frame/use-look.ts';

/** Provides the guide's data; a place opens in the full product, in a new tab. */
export function EmbedProvider({ children, ...props }: RemoteProps & { children: ReactNode }) {
  const language = useSpokenLanguage(props.language);
  const data = useGuideData(props.boot, { readsProhibitions: false });
  return (
    <EmbedStore boot={props.boot} data={data}>
      <Provided props={{ ...props, language }} data={data}>
        {children}
      </Provided>
    </EmbedStore>
  );
}

function Provided({ props, data, children }: { props: RemoteProps; data: GuideData; children: ReactNode }) {
  const { boot, language, setLanguage, sessionId, isInIframe, isKiosk, track: trackAny } = props;
  const [host] = useState(() => hostOf(window));
  const [servedHours] = useState(() => createServedHours());
  useLook(boot, host, setLanguage);
  const track = useCallback((action: Action) => trackAny(embedAction(action)), [trackAny]);
  const setInlinePlace = useSetAtom(inlinePlaceAtom);
  const guide: Guide = useMemo(
    () => ({
      boot,
      language,
      setLanguage,
      sessionId,
      isInIframe,
      isKiosk,
      track,
      data,
      servedHours,
      timeZone: timeZoneOf(boot),
      openPlace(nanoId, title, eventId) {
        const path = routes.mapPlace.to(nanoId, title) + (eventId ? `?event=${eventId}` : '');
        const report = (item?: BasemapItem) => {
          track({ metric_key: 'embed_item_detail_quo_click', item_id: item?.id });
          host?.post({ umkreis: 1, type: 'select', nanoId, title, url: ownUrl(boot, path, item?.branch) });
        };
        data.engine.place(nanoId, Date.now()).then(
          (one) => report(one?.place.item),
          () => report(),
        );
        setInlinePlace(openTab(escapeUrl(boot, path)) ? null : nanoId);
      },
    }),
    [boot, language, setLanguage, sessionId, isInIframe, isKiosk, track, data, servedHours, host, setInlinePlace],
  );
  return (
    <LanguageProvider language={language} {...localeOf(boot)}>
      <HostProvider value={host}>
        <GuideProvider value={guide}>{children}</GuideProvider>
      </HostProvider>
    </LanguageProvider>
  );
}
