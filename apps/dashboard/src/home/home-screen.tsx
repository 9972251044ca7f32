import { useBranches } from '@umkreis/api-client/use-branches.ts';
import { useSessionsDaily } from '@umkreis/api-client/use-sessions-daily.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../branch-zone.ts';
import { useDashboard } from '../dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../load-error.tsx';
import { useNow } from '../use-now.ts';
import { sessionsByDay, sumOf } from './daily.ts';
import { RecentlyChanged } from './recently-changed.tsx';
import { SessionsChart } from './sessions-chart.tsx';

const DAYS = 30;

export function HomeScreen() {
  const t = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const { data, error, mutate } = useSessionsDaily(boot, auth, DAYS);
  const { data: branches } = useBranches(boot);
  // Days are counted in the branch's time zone; the first one of the person's stands for them here.
  const timeZone = useBranchZone();
  const today = dayInZone(useNow(), timeZone);
  const days = sessionsByDay(data ?? [], today, DAYS);
  const numbers = [
    [t.sessionsToday, days.at(-1)!.sessions],
    [t.sessionsWeek, sumOf(days.slice(-7))],
    [t.sessionsMonth, sumOf(days)],
  ] as const;
  const perBranch = [...Map.groupBy(data ?? [], (row) => row.branchShortId)]
    .map(([shortId, rows]) => ({
      shortId,
      sessions: rows.reduce((n, row) => n + row.sessions, 0),
      actions: rows.reduce((n, row) => n + row.actions, 0),
    }))
    .toSorted((a, b) => b.sessions - a.sessions);

  return (
    <Page title={t.navHome}>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Card className="grid gap-4 p-4 md:col-span-2">
            <h2 className="text-base font-title">{t.sessionsPerDay}</h2>
            <dl className="grid grid-cols-3 gap-4">
              {numbers.map(([label, value]) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="tabular text-xl font-title">{data ? value : '–'}</dd>
                </div>
              ))}
            </dl>
            {data && sumOf(days) === 0 ? (
              <EmptyState icon="clock" title={t.sessionsNone} text={t.sessionsNoneText} />
            ) : (
              <SessionsChart days={days} />
            )}
          </Card>
          <Card className="overflow-hidden">
            <h2 className="p-4 pb-2 text-base font-title">{t.byBranch}</h2>
            {!data ? (
              <SkeletonRows rows={3} label={t.loading} />
            ) : (
              <table className="tabular w-full text-sm">
                <thead className="text-left text-xs text-ink-soft">
                  <tr className="h-8">
                    <th scope="col" className="px-4 font-medium">
                      {t.branch}
                    </th>
                    <th scope="col" className="px-2 text-right font-medium">
                      {t.sessions}
                    </th>
                    <th scope="col" className="px-4 text-right font-medium">
                      {t.actions}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {perBranch.map((row) => (
                    <tr key={row.shortId ?? 0} className="h-10 border-t border-line">
                      <td className="px-4">
                        {row.shortId === null
                          ? t.mainSite
                          : (branches?.find((branch) => branch.shortId === row.shortId)?.title ?? row.shortId)}
                      </td>
                      <td className="px-2 text-right">{row.sessions}</td>
                      <td className="px-4 text-right">{row.actions}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Card>
          <RecentlyChanged />
        </div>
      )}
    </Page>
  );
}
