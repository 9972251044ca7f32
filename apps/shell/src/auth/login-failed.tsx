import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '@umkreis/i18n/shell.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';

export function LoginFailed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(shellMessages);
  return (
    <main className="grid min-h-dvh place-content-center">
      <ErrorState title={t.loginFailedTitle} text={t.loginFailedText} retryLabel={t.loginAgain} onRetry={onRetry} />
    </main>
  );
}
