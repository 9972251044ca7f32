import { routes } from '@umkreis/contract/routes.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '@umkreis/i18n/shell.ts';
import { Button, ButtonLink } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';

/** Any error of a page: what happened, try again, or go home. */
export function ErrorScreen() {
  const t = useMessages(shellMessages);
  return (
    <main role="alert" className="grid min-h-dvh place-content-center">
      <EmptyState
        icon="alert" title={t.errorTitle} text={t.errorText}
        action={(
          <div className="flex flex-wrap justify-center gap-2">
            <Button kind="primary" icon="refresh" onClick={() => location.reload()}>{t.reload}</Button>
            <ButtonLink href={routes.home.to()}>{t.home}</ButtonLink>
          </div>
        )}
      />
    </main>
  );
}
