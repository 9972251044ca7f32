import type { Statistics } from '@umkreis/contract/statistics.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { statisticsMessages } from './messages/statistics.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { visitSurfaces } from '@umkreis/contract/visit-surfaces.ts';
import { sessionsByBranch, totalOf } from './days.ts';

interface Props {
  sessions: Statistics['sessions'];
  nameOf(branchShortId: number | null): string;
}

/** Sessions of each branch, by surface and in total. */
export function SessionsByBranch({ sessions, nameOf }: Props) {
  const t = useMessages(statisticsMessages);
  const { branch } = useMessages(dashboardMessages);
  return (
    <table className="tabular w-full table-fixed text-sm">
      <caption className="sr-only">{t.byBranch}</caption>
      <thead className="text-left text-xs text-ink-soft">
        <tr className="h-8">
          <th scope="col" className="font-medium">
            {branch}
          </th>
          {visitSurfaces.map((surface) => (
            <th key={surface} scope="col" className="hidden w-24 text-right font-medium sm:table-cell">
              {t[surface]}
            </th>
          ))}
          <th scope="col" className="w-24 text-right font-medium">
            {t.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {sessionsByBranch(sessions).map(({ branchShortId, sums }) => (
          <tr key={branchShortId ?? 0} className="border-t border-line">
            <th scope="row" className="py-2 pr-3 text-left font-normal break-words">
              {nameOf(branchShortId)}
            </th>
            {visitSurfaces.map((surface) => (
              <td key={surface} className="hidden text-right text-ink-soft sm:table-cell">
                {sums[surface] || '–'}
              </td>
            ))}
            <td className="text-right font-semibold">{totalOf(sums)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
