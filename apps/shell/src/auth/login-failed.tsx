import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '@umkreis/i18n/shell.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';

/** The login could not be looked at: it goes on with a click, or with the network. */
export function LoginFailed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(shellMessages);
  const isOnline = navigator.onLine;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <main className="grid min-h-dvh place-content-center">
      <ErrorState
        offline={!isOnline}
        title={isOnline ? t.loginFailedTitle : t.offlineTitle}
        text={isOnline ? t.loginFailedText : t.offlineText}
        retryLabel={isOnline ? t.loginAgain : t.retry}
        onRetry={onRetry}
      />
    </main>
  );
}
