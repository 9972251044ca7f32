import './styles.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { noteInstallOffer, type InstallOffer } from '@umkreis/contract/offline.ts';
import { readBoot } from '@umkreis/federation/read-boot.ts';
import { initRemotes, loadRemote, remoteOfPage } from '@umkreis/federation/load-remote.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import { createSession } from '@umkreis/federation/session.ts';
import { isWork } from '@umkreis/metrics/count-visit.ts';
import { reloadForRelease } from '@umkreis/federation/reload-for-release.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageRests } from './offline/page-rests.ts';

// A lazily loaded part that is gone may have been replaced by a newer release.
window.addEventListener('unhandledrejection', (event) => void reloadForRelease(event.reason));

const Preview = lazyPart(
  () => import('./preview.tsx'),
  (code) => code.Preview,
  { isFetchedAhead: false },
);

/** The page's own frame stands while its remote comes; after this the shell says that it is loading, ms. */
const PATIENCE = 1500;

// browsers offer it before anybody asks
addEventListener('beforeinstallprompt', (event) => noteInstallOffer(event as InstallOffer));

const boot = readBoot();
initRemotes(boot);
const first = remoteOfPage(boot);
const patience = new Promise((resolve) => {
  setTimeout(resolve, PATIENCE);
});
// what can't be loaded is tried, and told, by the shell's own boundary
if (first) await Promise.race([loadRemote(first).catch(() => undefined), patience]);
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

// of a page in a frame nothing is kept: its site may not even know that it has been there
if (boot.serviceWorker && 'serviceWorker' in navigator && window.self === window.top && !isWork(location.pathname)) {
  await pageRests(first !== null);
  const { keepGuide } = await import('./offline/keep-guide.ts');
  await keepGuide(boot.serviceWorker).catch(() => undefined);
}
