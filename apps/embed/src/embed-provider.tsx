import { useCallback, useMemo, type ReactNode } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { Action } from '@umkreis/contract/metric-keys.ts';
import { escapeUrl } from '@umkreis/contract/escape-url.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { GuideProvider, type Guide } from '@umkreis/guide/guide-context.tsx';
import { timeZoneOf } from '@umkreis/place-rules/opening-place-of.ts';
import { GuideStore } from '@umkreis/guide/store/guide-store.tsx';
import { useGuideData } from '@umkreis/guide/data/use-guide-data.ts';
import { embedAction } from './embed-action.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';

/** Data of the guide; a place opens in the full product, in a new tab. */
export function EmbedProvider({ children, ...props }: RemoteProps & { children: ReactNode }) {
  return (
    <GuideStore boot={props.boot} isPresentOnly>
      <Provided props={props}>{children}</Provided>
    </GuideStore>
  );
}

function Provided({ props, children }: { props: RemoteProps; children: ReactNode }) {
  const { boot, language, setLanguage, sessionId, isInIframe, isKiosk, track: trackAny } = props;
  const track = useCallback((action: Action) => trackAny(embedAction(action)), [trackAny]);
  const data = useGuideData(boot);
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
      timeZone: timeZoneOf(boot),
      openPlace(nanoId, title) {
        const told = (itemId?: string) => track({ metric_key: 'embed_item_detail_quo_click', item_id: itemId });
        data.engine.place(nanoId, Date.now()).then(
          (one) => told(one?.place.item.id),
          () => told(),
        );
        window.open(escapeUrl(boot, routes.mapPlace.to(nanoId, title)), '_blank', 'noopener');
      },
    }),
    [boot, language, setLanguage, sessionId, isInIframe, isKiosk, track, data],
  );
  return (
    <LanguageProvider language={language}>
      <GuideProvider value={guide}>{children}</GuideProvider>
    </LanguageProvider>
  );
}
