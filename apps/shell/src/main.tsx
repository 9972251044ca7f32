import './styles.css';
import { createRoot } from 'react-dom/client';
import { readBoot } from '@umkreis/federation/boot.ts';
import { initRemotes } from '@umkreis/federation/load-remote.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import { isMissingChunk, reloadOnce } from '@umkreis/federation/reload-once.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { createSession } from './session.ts';

// A lazily loaded part that is gone was replaced by a newer release.
window.addEventListener('unhandledrejection', (event) => { if (isMissingChunk(event.reason)) reloadOnce(); });

const boot = readBoot();
initRemotes(boot);
createRoot(document.getElementById('root')!).render(
  <ErrorBoundary>
    <BrowserRouter><App session={createSession(boot)} /></BrowserRouter>
  </ErrorBoundary>,
);
