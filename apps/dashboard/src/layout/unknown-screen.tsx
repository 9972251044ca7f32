import { routes } from '@umkreis/contract/routes.ts';
import { Link, useLocation } from '@umkreis/federation/router.ts';
import { dashboardMessages } from './messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Page } from './page.tsx';

/** The not-found screen of URLs under /dashboard/. */
export function UnknownScreen() {
  const t = useMessages(dashboardMessages);
  const { pathname } = useLocation();
  return (
    <Page title={t.unknownPage}>
      <EmptyState
        title={t.unknownPageTitle}
        text={t.unknownPageText({ path: pathname })}
        action={
          <Link to={routes.dashboard.to()} className={buttonClass('primary')}>
            {t.toDashboard}
          </Link>
        }
      />
    </Page>
  );
}
