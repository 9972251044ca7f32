import { useHealth } from '@umkreis/api-client/use-health.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { debugMessages } from './messages/debug.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { StaffOnly } from '../layout/staff-only.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { BranchConfiguration } from './branch-configuration.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { SnapshotTable } from './snapshot-table.tsx';
import { SurfaceTable } from '../releases/surface-table.tsx';

/** What is running: the service, surfaces and their releases, snapshots, and a branch's configuration. */
export function DebugScreen() {
  const t = useMessages(debugMessages);
  const common = useMessages(dashboardMessages);
  return (
    <Page title={common.navDebug}>
      <StaffOnly title={t.staffOnly} text={t.staffOnlyText}>
        <Running />
      </StaffOnly>
    </Page>
  );
}

function Running() {
  const t = useMessages(dashboardMessages);
  const { boot } = useDashboard();
  const { data, error, mutate } = useHealth(boot);
  return (
    <>
      {data ? (
        <ServiceFacts health={data} />
      ) : (
        <Card>
          {error ? <LoadError error={error} onRetry={() => void mutate()} /> : <SkeletonRows label={t.loading} />}
        </Card>
      )}
      <SurfaceTable />
      {data && <SnapshotTable snapshots={data.snapshots} />}
      <BranchConfiguration />
    </>
  );
}
