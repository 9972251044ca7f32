import type { ApiError } from '@umkreis/api-client/api-error.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from './messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';

interface Props {
  error: ApiError;
  /** The list that a missing entry belongs to; without it the places */
  list?: { to: string; label: string };
  onRetry(): void;
}

/** The message of a failed read, with a retry button. */
export function LoadError({ error, list, onRetry }: Props) {
  const t = useMessages(dashboardMessages);
  if (error.status === 404 || error.status === 400) {
    return (
      <EmptyState
        title={t.notFound}
        text={t.notFoundText}
        action={
          <Link to={list?.to ?? dashboardRoutes.places.to()} className={buttonClass('primary')}>
            {list?.label ?? t.toPlaces}
          </Link>
        }
      />
    );
  }
  const texts: Partial<Record<number, string>> = { 401: t.loginRejected, 403: t.notAllowed };
  const text = texts[error.status] ?? (error.status ? t.serverUnreachable : t.offline);
  return <ErrorState offline={!error.status} title={t.loadFailed} text={text} retryLabel={t.retry} onRetry={onRetry} />;
}
