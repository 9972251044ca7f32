import { useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Boot } from '@umkreis/contract/boot.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import { GuideProvider, type Guide } from '@umkreis/guide-core/guide-context.tsx';
import type { GuideData } from '@umkreis/guide-core/guide-data.ts';
import { GuideStore } from '@umkreis/guide-core/store/guide-store.tsx';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import { samplePlace } from './sample-place.ts';

const boot = {
  product: { name: 'Umkreis', email: 'hallo@example.org' },
  branch: { shortId: 1, title: 'Vaduz', timeZone: 'Europe/Vaduz', countryCode: 'li', levels: [], seasons: [] },
  main: {},
  env: 'development',
  apiRoot: '/api',
  assetRoot: '',
} as unknown as Boot;

const nothing = () => undefined;
const pin = 'M7.5 1c2 0 4 1.6 4 4.2 0 2.9-4 8.8-4 8.8s-4-5.9-4-8.8C3.5 2.6 5.5 1 7.5 1z';
const data: GuideData = {
  status: 'ready',
  isOffline: false,
  retry: nothing,
  isTiled: false,
  archive: null,
  engine: {} as GuideData['engine'],
  edition: null,
  hasProhibitions: false,
  names: undefined,
  categories: new Map(samplePlace.categories.map((category) => [category.id, category])),
  tags: new Map(),
  events: [],
  eventZones: new Map(),
  areEventsRead: true,
  glyphs: new Map([['pin', pin]]),
  readAll: nothing,
};

/** A guide with one place, for stories. Its responses come from the story, by path of the API. */
export function SampleGuide({ responses, children }: { responses: Record<string, unknown>; children: ReactNode }) {
  const language = useLanguage();
  const guide = useMemo(
    (): Guide => ({
      boot,
      language,
      setLanguage: nothing,
      sessionId: 'story',
      isInIframe: false,
      isKiosk: false,
      track: nothing,
      data,
      timeZone: 'Europe/Vaduz',
      openPlace: nothing,
    }),
    [language],
  );
  return (
    <SWRConfig value={{ provider: () => new Map(), fallback: responses, revalidateOnMount: false }}>
      <BrowserRouter>
        <GuideStore boot={boot} data={data}>
          <GuideProvider value={guide}>{children}</GuideProvider>
        </GuideStore>
      </BrowserRouter>
    </SWRConfig>
  );
}
