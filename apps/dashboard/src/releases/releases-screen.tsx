import { useEdgeHealth } from '@umkreis/api-client/use-health.ts';
import { surfaces } from '@umkreis/contract/boot.ts';
import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { releasesMessages } from './messages/releases.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { SurfaceCard } from './surface-card.tsx';

/** The releases of every surface, since when they are live and their error rates; staff only. */
export function ReleasesScreen() {
  const t = useMessages(releasesMessages);
  const { me } = useDashboard();
  return (
    <Page title={t.heading}>
      {me.role === 'staff' ? (
        <Releases />
      ) : (
        <Card>
          <EmptyState icon="user" title={t.notAllowed} text={t.notAllowedText} />
        </Card>
      )}
    </Page>
  );
}

function Releases() {
  const t = useMessages(releasesMessages);
  const common = useMessages(dashboardMessages);
  const { data, error, mutate } = useEdgeHealth();
  if (error && !data)
    return (
      <Card>
        <LoadError error={error} onRetry={() => void mutate()} />
      </Card>
    );
  if (!data)
    return (
      <Card className="overflow-hidden">
        <SkeletonRows rows={5} label={common.loading} />
      </Card>
    );
  const released = surfaces.filter((surface) => data.surfaces[surface]);
  if (released.length === 0 && !data.bucketUnreadSince)
    return (
      <Card>
        <EmptyState icon="upload" title={t.none} text={t.noneText} />
      </Card>
    );
  return (
    <>
      <Summary health={data} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {released.map((surface) => (
          <SurfaceCard key={surface} surface={surface} health={data.surfaces[surface]!} />
        ))}
      </div>
    </>
  );
}

/** One sentence that says whether everything works. */
function Summary({ health }: { health: EdgeHealth }) {
  const { surfaces: surfaceHealth, startedAt, bucketUnreadSince, version } = health;
  const t = useMessages(releasesMessages);
  const { language } = useDashboard();
  const zone = useBranchZone();
  const worse = Object.values(surfaceHealth).filter(({ status }) => status === 'degraded').length;
  const at = (iso: string) => formatInstant(iso, language, zone);
  const isDegraded = worse > 0 || bucketUnreadSince !== undefined;
  return (
    <Card className="flex items-center gap-4 p-4">
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft',
          isDegraded ? 'text-danger' : 'text-open',
        )}
      >
        <Icon name={isDegraded ? 'alert' : 'check'} size={22} />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="text-base font-title">
          {worse > 0 ? t.someWorse({ n: worse }) : isDegraded ? t.someDegraded : t.allWell}
        </span>
        <span className="text-sm text-ink-soft">
          {[
            bucketUnreadSince ? t.bucketUnread({ time: at(bucketUnreadSince) }) : '',
            isDegraded ? '' : t.allWellText,
            startedAt ? t.counted({ time: at(startedAt) }) : '',
            version ? t.edgeVersion({ version }) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </span>
    </Card>
  );
}
