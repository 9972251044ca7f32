import { startTransition, Suspense, useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { createTracker } from '@umkreis/metrics/tracker.ts';
import type { RemoteComponent } from './load-remote.ts';
import { BrowserRouter, Navigate, Route, Routes } from './router.ts';

/**
 * Runs a remote without the shell: `nx serve <remote>`, with boot data from the edge.
 * @param base first part of its paths as mounted by the shell, e.g. /map
 */
export async function runAlone(App: RemoteComponent, base: string): Promise<void> {
  const boot = (await (await fetch('/boot.json')).json()) as Boot;
  createRoot(document.getElementById('root')!).render(
    <BrowserRouter>
      <Routes>
        <Route path={`${base}/*`} element={<Alone App={App} boot={boot} />} />
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </BrowserRouter>,
  );
}

function Alone({ App, boot }: { App: RemoteComponent; boot: Boot }) {
  const [language, setLanguage] = useState<Language>('de');
  const choose = useCallback((next: Language) => startTransition(() => setLanguage(next)), []);
  const sessionId = useMemo(() => crypto.randomUUID(), []);
  const track = useMemo(
    () => createTracker({ url: `${boot.apiRoot}/metrics/`, sessionId, branchShortId: boot.branch?.shortId ?? null }),
    [boot, sessionId],
  );
  return (
    <LanguageProvider language={language}>
      <Suspense>
        <App
          {...{ boot, language, sessionId, track }}
          setLanguage={choose}
          isInIframe={window.self !== window.top}
          isKiosk={false}
        />
      </Suspense>
    </LanguageProvider>
  );
}
