import './styles.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { noteInstallOffer, type InstallOffer } from '@umkreis/contract/offline.ts';
import { framePanelId, searchTakenOver } from '@umkreis/contract/page-frame/early-use.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { readBoot } from '@umkreis/federation/read-boot.ts';
import { initRemotes, loadRemote, remoteOfPage } from '@umkreis/federation/load-remote.ts';
import { addCatalogues } from '@umkreis/i18n/catalogues.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import { createSession } from '@umkreis/federation/session.ts';
import { isWork } from '@umkreis/metrics/count-visit.ts';
import { reloadForRelease } from '@umkreis/federation/reload-for-release.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { addScriptFonts } from '@umkreis/ui/script-fonts/add-script-fonts.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { whenPageIdle } from './offline/when-page-idle.ts';
import english from './texts/en.ts';
import german from './texts/de.ts';

// Both languages of the frame: it must be able to report an error without a network.
addCatalogues('de', german);
addCatalogues('en', english);

// A missing lazy chunk may belong to a release that has been replaced.
window.addEventListener('unhandledrejection', (event) => void reloadForRelease(event.reason));

const Preview = lazyPart(
  () => import('./preview.tsx'),
  (code) => code.Preview,
  { isFetchedAhead: false },
);

/** Without a server-rendered frame the shell shows a loading state after this time, ms. */
const LOADING_DELAY_MS = 1500;

// Browsers fire the event before the page asks for it.
addEventListener('beforeinstallprompt', (event) => noteInstallOffer(event as Event & InstallOffer));

const boot = readBoot();
addScriptFonts(contentLanguageOf(boot.branch));
initRemotes(boot);
const first = remoteOfPage(boot);
// Load errors are handled by the shell's error boundary.
const loading = first && loadRemote(first).catch(() => undefined);
// A frame with the search field and the first places or results stays until the remote can replace it.
if (document.getElementById(framePanelId)) await loading?.then(searchTakenOver);
else if (loading)
  await Promise.race([
    loading,
    new Promise((resolve) => {
      setTimeout(resolve, LOADING_DELAY_MS);
    }),
  ]);
const session = createSession(boot);
createRoot(document.getElementById('root')!).render(
  <ErrorBoundary>
    <BrowserRouter>
      {session.isPreview ? (
        <Suspense>
          <Preview session={session} />
        </Suspense>
      ) : (
        <App session={session} />
      )}
    </BrowserRouter>
  </ErrorBoundary>,
);

// Nothing is stored for a page in a frame, since the visitor may not be aware of it.
if (boot.serviceWorker && 'serviceWorker' in navigator && window.self === window.top && !isWork(location.pathname)) {
  const leadsToMap = boot.branch !== null && location.pathname === routes.home.to();
  await whenPageIdle(first !== null || leadsToMap, session.isKiosk);
  const { registerServiceWorker } = await import('./offline/register-service-worker.ts');
  await registerServiceWorker(boot.serviceWorker).catch(() => undefined);
}
