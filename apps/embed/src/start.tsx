import '@umkreis/ui/typeface.css';
import './page.css';
import './languages.ts';
import { startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { readEmbedQuery } from '@umkreis/contract/embed-address.ts';
import { readBoot } from '@umkreis/federation/read-boot.ts';
import { reloadForRelease } from '@umkreis/federation/reload-for-release.ts';
import { reportFault } from '@umkreis/federation/report-fault.ts';
import { createSession } from '@umkreis/federation/session.ts';
import { awaitLanguage } from '@umkreis/ui/use-spoken-language.ts';
import germanFailure from './messages/embed-failed.de.json' with { type: 'json' };
import englishFailure from './messages/embed-failed.en.json' with { type: 'json' };
import { addScriptFonts } from '@umkreis/ui/script-fonts/add-script-fonts.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import App from './app.tsx';
import { drawPage } from './draw-page.ts';

// Entry point of an embedded list, without the shell, its router and its login.

window.addEventListener('unhandledrejection', (event) => void reloadForRelease(event.reason));

const boot = readBoot();
addScriptFonts(contentLanguageOf(boot.branch));
const session = createSession(boot);
const requestedLanguage = readEmbedQuery(new URLSearchParams(location.search)).language ?? 'de';

function Page() {
  const [language, setLanguage] = useState<Language>(requestedLanguage);
  const choose = useCallback((next: Language) => startTransition(() => setLanguage(next)), []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => session.track({ metric_key: 'page_view' }), []);
  const { track, isInIframe, isKiosk } = session;
  return (
    <Suspense>
      <App {...{ boot, language, track, isInIframe, isKiosk }} setLanguage={choose} sessionId={session.id} />
    </Suspense>
  );
}

/** The error message in the page's language, with a retry button. It does not need the texts of the page. */
function Failed() {
  const t = document.documentElement.lang === 'en' ? englishFailure : germanFailure;
  return (
    <main data-fallback="embed">
      <ErrorState title={t.title} retryLabel={t.retry} onRetry={() => location.reload()} />
    </main>
  );
}

function report(error: unknown): void {
  reportFault(error, 'embed');
  void reloadForRelease(error);
}

const root = document.getElementById('root')!;
void awaitLanguage(requestedLanguage).then(() => drawPage(root, <Page />, { failed: <Failed />, report }));
