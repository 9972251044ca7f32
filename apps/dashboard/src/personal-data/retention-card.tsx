import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { personalDataMessages } from './messages/personal-data.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { LoadError } from '../layout/load-error.tsx';

/** The retention periods as text. */
export function RetentionCard() {
  const t = useMessages(personalDataMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, language } = useDashboard();
  const zone = useBranchZone();
  const { data, error, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /personal-data/retention/'));
  return (
    <Card className="grid gap-2 p-4">
      <h2 className="text-base font-title">{t.periods}</h2>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <SkeletonRows rows={3} label={common.loading} />
      ) : (
        <>
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            <li>{t.entriesPeriod({ n: data.contestEntriesDays })}</li>
            <li>{t.contactsPeriod({ n: data.contactsDays, open: 2 * data.contactsDays })}</li>
            <li>{t.auditPeriod({ n: data.auditDays })}</li>
          </ul>
          <p className="text-xs text-ink-soft">
            {data.lastRun ? t.lastRun({ date: formatInstant(data.lastRun, language, zone) }) : t.noRun}
          </p>
        </>
      )}
    </Card>
  );
}
