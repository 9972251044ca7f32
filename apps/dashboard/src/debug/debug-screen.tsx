import { useBranches } from '@umkreis/api-client/use-branches.ts';
import { useHealth } from '@umkreis/api-client/use-health.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../branch-zone.ts';
import { useDashboard } from '../dashboard-context.tsx';
import { formatBytes, formatInstant } from '../format-date.ts';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../load-error.tsx';

/** What runs: versions, database, surfaces, snapshots; asked again every five seconds. */
export function DebugScreen() {
  const t = useMessages(dashboardMessages);
  const { boot, language } = useDashboard();
  const timeZone = useBranchZone();
  const { data, error, mutate } = useHealth(boot);
  const { data: branches } = useBranches(boot);
  if (!data)
    return (
      <Page title={t.navDebug}>
        {error ? <LoadError error={error} onRetry={() => void mutate()} /> : <SkeletonRows label={t.loading} />}
      </Page>
    );
  const facts = [
    [t.debugVersion, boot.product.version],
    [`${t.debugApi} ${t.debugVersion}`, data.version],
    [t.debugStarted, formatInstant(data.startedAt, language, timeZone)],
    [t.debugDatabase, data.database ? t.debugOk : t.debugAway],
    ...Object.entries(boot.remotes).map(([name, { version }]) => [`${t.debugRemotes}: ${name}`, version]),
  ] as [string, string][];
  return (
    <Page title={t.navDebug}>
      <Card className="p-4">
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="tabular mb-2 break-all sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="overflow-hidden">
        <h2 className="p-4 pb-2 text-base font-title">{t.debugSnapshots}</h2>
        <table className="tabular w-full table-fixed text-sm">
          <thead className="bg-sunken text-left text-xs text-ink-soft">
            <tr className="h-9">
              <th scope="col" className="px-4 font-medium">
                {t.branch}
              </th>
              <th scope="col" className="w-20 px-2 text-right font-medium">
                {t.debugItems}
              </th>
              <th scope="col" className="hidden w-24 px-2 text-right font-medium sm:table-cell">
                {t.debugSize}
              </th>
              <th scope="col" className="hidden w-44 px-2 font-medium md:table-cell">
                {t.debugBuilt}
              </th>
              <th scope="col" className="w-28 px-4 font-medium">
                {t.debugState}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.snapshots.map((snapshot) => (
              <tr
                key={snapshot.branchShortId ?? 0}
                className="h-10 border-t border-line"
                title={snapshot.fileName ?? undefined}
              >
                <td className="truncate px-4">
                  {snapshot.branchShortId === null
                    ? t.mainSite
                    : (branches?.find((branch) => branch.shortId === snapshot.branchShortId)?.title ??
                      snapshot.branchShortId)}
                </td>
                <td className="px-2 text-right">{snapshot.items ?? '–'}</td>
                <td className="hidden px-2 text-right sm:table-cell">
                  {snapshot.bytes === null ? '–' : formatBytes(snapshot.bytes, language)}
                </td>
                <td className="hidden px-2 text-ink-soft md:table-cell">
                  {snapshot.builtAt && formatInstant(snapshot.builtAt, language, timeZone)}
                </td>
                <td className="px-4">
                  {snapshot.error ? (
                    <span className="text-danger" title={snapshot.error}>
                      {t.debugFailed}
                    </span>
                  ) : snapshot.isStale ? (
                    t.debugStale
                  ) : (
                    t.debugCurrent
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Page>
  );
}
