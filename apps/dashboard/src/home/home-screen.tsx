import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { FIND_IN_BAR } from '../layout/dashboard-layout.tsx';
import { FindPlace } from '../choice/find-place.tsx';
import { Page } from '../layout/page.tsx';
import { RecentlyChanged } from './recently-changed.tsx';
import { ToDo } from './to-do.tsx';
import { Visits } from './visits.tsx';

/** Pending tasks, recent changes and visitor statistics. */
export function HomeScreen() {
  const t = useMessages(dashboardMessages);
  const hasFind = useMediaQuery(FIND_IN_BAR);
  return (
    <Page title={t.navHome}>
      {!hasFind && (
        <search>
          <FindPlace />
        </search>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        <ToDo />
        <RecentlyChanged />
      </div>
      <Visits />
    </Page>
  );
}
