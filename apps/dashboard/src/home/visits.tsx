import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { statisticsMessages } from './messages/statistics.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { downloadFile } from '../download/download-file.ts';
import { formatDay } from '../dates/format-date.ts';
import { LoadError } from '../layout/load-error.tsx';
import { useNow } from '../dates/use-now.ts';
import { sessionsByDay } from './days.ts';
import { statisticsCsv } from './statistics-csv.ts';
import { PeriodBar } from './period-bar.tsx';
import { SessionsByBranch } from './sessions-by-branch.tsx';
import { SessionsChart } from './sessions-chart.tsx';
import { usePeriod } from './use-period.ts';
import { useVisits } from './use-visits.ts';
import { VisitLists } from './visit-lists.tsx';
import { VisitsHeat } from './visits-heat.tsx';

/** Visitor statistics of the selected days. */
export function Visits() {
  const t = useMessages(statisticsMessages);
  const common = useMessages(dashboardMessages);
  const { boot, me, language } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const today = dayInZone(useNow(), useBranchZone());
  const period = usePeriod(today);
  const { from, to } = period;
  const { statistics, error, retry, heat, sessions, isOlder } = useVisits(period, today);
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const nameOf = (shortId: number | null) =>
    shortId === null ? t.mainSite : (branches.find((one) => one.shortId === shortId)?.title ?? String(shortId));
  return (
    <section aria-label={t.visits} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-base font-title">{t.visits}</h2>
        {statistics && (
          <Button
            size="small"
            onClick={() =>
              downloadFile(`umkreis-${from}-${to}.csv`, 'text/csv', statisticsCsv({ ...statistics, sessions }, nameOf))
            }
          >
            {t.export}
          </Button>
        )}
      </div>
      <PeriodBar
        period={period}
        today={today}
        branches={branches.filter(({ shortId }) => me.branchShortIds.includes(shortId))}
      />
      {error && !statistics ? (
        <LoadError error={error} onRetry={retry} />
      ) : !statistics ? (
        <Card>
          <SkeletonRows rows={6} label={common.loading} />
        </Card>
      ) : (
        <>
          <Card className="grid gap-4 p-4">
            {sessions.length === 0 ? (
              <EmptyState icon="clock" title={t.none} text={t.noneText} />
            ) : (
              <>
                <SessionsChart days={sessionsByDay(sessions, from, to)} />
                <SessionsByBranch sessions={sessions} nameOf={nameOf} />
              </>
            )}
            <p className="text-xs text-ink-soft">
              {t.ownVisits} {isOlder && t.detailedSince({ day: formatDay(statistics.keptSince, language) })}
            </p>
          </Card>
          <VisitLists statistics={statistics} categories={categories} nameOf={nameOf} />
          {heat && heat.length > 0 && <VisitsHeat heat={heat} period={period} branches={branches} />}
        </>
      )}
    </section>
  );
}
