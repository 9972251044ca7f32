import '@umkreis/ui/typeface.css';
import './page.css';
import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { readEmbedQuery } from '@umkreis/contract/embed-address.ts';
import { readBoot } from '@umkreis/federation/read-boot.ts';
import { reloadForRelease } from '@umkreis/federation/reload-for-release.ts';
import { reportFault } from '@umkreis/federation/report-fault.ts';
import { createSession } from '@umkreis/federation/session.ts';
import { embedMessages } from './messages/embed.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import App from './app.tsx';
import { drawPage } from './draw-page.ts';

// Entry point of an embedded list, without the shell, its router and its login.

window.addEventListener('unhandledrejection', (event) => void reloadForRelease(event.reason));

const boot = readBoot();
const session = createSession(boot);
const requestedLanguage = readEmbedQuery(new URLSearchParams(location.search)).language ?? 'de';

function Page() {
  const [language, setLanguage] = useState<Language>(requestedLanguage);
  const choose = useCallback((next: Language) => setLanguage(next), []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => session.track({ metric_key: 'page_view' }), []);
  const { track, isInIframe, isKiosk } = session;
  return <App {...{ boot, language, track, isInIframe, isKiosk }} setLanguage={choose} sessionId={session.id} />;
}

/** The error message in the page's language, with a retry button. */
function Failed() {
  const t = embedMessages[document.documentElement.lang === 'en' ? 'en' : 'de'];
  return (
    <main data-fallback="embed">
      <ErrorState title={t.error} retryLabel={t.retry} onRetry={() => location.reload()} />
    </main>
  );
}

function report(error: unknown): void {
  reportFault(error, 'embed');
  void reloadForRelease(error);
}

drawPage(document.getElementById('root')!, <Page />, { failed: <Failed />, report });
