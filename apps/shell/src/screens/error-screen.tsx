import { routes } from '@umkreis/contract/routes.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { Button, ButtonLink } from '@umkreis/ui/button.tsx';
import { StatusFigure } from './status-figure.tsx';

/**
 * The page of any error: its status, a text, and buttons to retry or go home.
 * @param message of an error that was written for visitors
 */
export function ErrorScreen({ status, message }: { status: number; message?: string }) {
  const t = useMessages(shellMessages);
  const isMissing = status === 404;
  return (
    <main role="alert" className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <StatusFigure status={status} />
      <h1 className="text-xl text-balance">{isMissing ? t.notFoundTitle : t.errorTitle}</h1>
      <p className="max-w-sm text-base text-ink-soft">{message ?? (isMissing ? t.notFoundText : t.errorText)}</p>
      <div className="flex flex-wrap justify-center gap-2 pt-2">
        {!isMissing && (
          <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        )}
        <ButtonLink href={routes.home.to()} kind={isMissing ? 'primary' : 'secondary'}>
          {t.home}
        </ButtonLink>
      </div>
    </main>
  );
}
