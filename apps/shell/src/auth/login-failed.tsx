import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { loginMessages } from '../messages/login.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';

/** Shown if the login could not be checked, with a retry button; also retries when the network returns. */
export function LoginFailed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(shellMessages);
  const tLogin = useMessages(loginMessages);
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
        title={isOnline ? tLogin.loginFailedTitle : t.offlineTitle}
        text={isOnline ? tLogin.loginFailedText : t.offlineText}
        retryLabel={isOnline ? tLogin.loginAgain : t.retry}
        onRetry={onRetry}
      />
    </main>
  );
}
