import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Health } from '@umkreis/contract/health.ts';
import { debugMessages } from './messages/debug.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatBytes, formatInstant } from '../dates/format-date.ts';

/** The snapshot of each branch: age, size, and whether it is current. */
export function SnapshotTable({ snapshots }: Pick<Health, 'snapshots'>) {
  const t = useMessages(debugMessages);
  const { boot, language } = useDashboard();
  const timeZone = useBranchZone();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  return (
    <Card className="overflow-hidden">
      <h2 className="p-4 pb-2 text-base font-title">{t.snapshots}</h2>
      <table className="tabular w-full table-fixed text-sm">
        <thead className="bg-sunken text-left text-xs text-ink-soft">
          <tr className="h-9">
            <th scope="col" className="px-4 font-medium">
              {t.branch}
            </th>
            <th scope="col" className="w-20 px-2 text-right font-medium">
              {t.items}
            </th>
            <th scope="col" className="hidden w-24 px-2 text-right font-medium sm:table-cell">
              {t.size}
            </th>
            <th scope="col" className="hidden w-44 px-2 font-medium md:table-cell">
              {t.built}
            </th>
            <th scope="col" className="w-28 px-4 font-medium">
              {t.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {snapshots.map((snapshot) => (
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
                    {t.failed}
                  </span>
                ) : snapshot.isStale ? (
                  t.stale
                ) : (
                  t.current
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
