import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import type { EditedContest } from '@umkreis/contract/contest.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZones } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { useNow } from '../dates/use-now.ts';
import type { Branch } from '@umkreis/contract/branch.ts';

/** The contests of the person's branches; the one that ends last comes first. */
export function ContestsScreen() {
  const t = useMessages(contestEditorMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const { data, error, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /contests/dashboard/'));
  return (
    <Page
      title={t.heading}
      note={data && <output>{t.count({ n: data.length })}</output>}
      action={
        me.role !== 'viewer' && (
          <Link to={dashboardRoutes.newContest.to()} className={buttonClass('primary')}>
            <Icon name="plus" size={18} />
            {t.newContest}
          </Link>
        )
      }
    >
      <Card className="overflow-hidden">
        {error && !data ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <SkeletonRows rows={5} label={common.loading} />
        ) : data.length === 0 ? (
          <EmptyState icon="ticket" title={t.none} text={t.noneText} />
        ) : (
          <ContestTable contests={data} branches={branches} />
        )}
      </Card>
    </Page>
  );
}

function ContestTable({
  contests,
  branches,
}: {
  contests: readonly EditedContest[];
  branches: readonly Branch[] | undefined;
}) {
  const t = useMessages(contestEditorMessages);
  const pick = usePick();
  const { language } = useDashboard();
  const zoneOf = useBranchZones();
  const now = useNow();
  const stateOf = ({ dateBegin, dateEnd }: EditedContest) =>
    new Date(dateEnd) <= now ? t.ended : new Date(dateBegin) > now ? t.planned : t.running;
  const branchOf = (shortId: number | null) =>
    shortId === null ? t.everywhere : branches?.find((one) => one.shortId === shortId)?.title;
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="bg-sunken text-left text-xs text-ink-soft">
        <tr className="h-9">
          <th scope="col" className="px-3 font-medium">
            {t.heading}
          </th>
          <th scope="col" className="w-24 px-3 font-medium">
            {t.state}
          </th>
          <th scope="col" className="hidden w-44 px-3 font-medium sm:table-cell">
            {t.end}
          </th>
          <th scope="col" className="w-28 px-3 text-right font-medium">
            {t.participantsColumn}
          </th>
          <th scope="col" className="hidden w-24 px-3 text-right font-medium sm:table-cell">
            {t.winnersColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {contests.map((contest) => (
          <tr key={contest.id} className="h-12 border-t border-line">
            <td className="px-3">
              <Link
                to={dashboardRoutes.contest.to(contest.id)}
                className="block truncate font-medium text-ink no-underline hover:underline"
              >
                {pick(contest.title)}
              </Link>
              <span className="block truncate text-xs text-ink-soft">{branchOf(contest.branchShortId)}</span>
            </td>
            <td className="px-3">{stateOf(contest)}</td>
            <td className="tabular hidden px-3 text-ink-soft sm:table-cell">
              {formatInstant(contest.dateEnd, language, zoneOf(contest.branchShortId))}
            </td>
            <td className="tabular px-3 text-right">{contest.participants}</td>
            <td className="tabular hidden px-3 text-right sm:table-cell">{contest.winners}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
