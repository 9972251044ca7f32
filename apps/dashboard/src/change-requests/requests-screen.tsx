import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { BranchContent } from '../content/branch-content.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { Pagination } from '../list-screen/pagination.tsx';
import { useRenewList } from '../list-screen/use-renew-list.ts';
import { UndoNote } from '../write/undo-note.tsx';
import { useUndoableDecisions } from './use-undoable-decisions.ts';
import { RequestCard } from './request-card.tsx';
import { RequestsMap } from './requests-map.tsx';
import { RequestFilters, states } from './request-filters.tsx';

const PAGE_SIZE = 20;

/** Proposals by visitors, open ones first. Tab, branch and page are in the URL. */
export function RequestsScreen() {
  const t = useMessages(requestsMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const [params, setParams] = useSearchParams();
  const state = states.find((one) => one === params.get('state')) ?? 'open';
  const branch = params.get('branch') ?? '';
  const view = params.get('view') === 'map' ? 'map' : '';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/change-requests/', {
      query: { state, page, pageSize: PAGE_SIZE, ...(branch && { branch: Number(branch) }) },
    }),
  );
  const refresh = useRenewList(apiUrl(boot, 'GET /items/change-requests/'));
  const decisions = useUndoableDecisions(() => void refresh());
  const change = (part: Record<string, string>) =>
    setParams(
      new URLSearchParams(
        Object.entries({ state: state === 'open' ? '' : state, branch, view, ...part }).filter(([, value]) => value),
      ),
    );
  const card = (request: ReceivedChangeRequest) => (
    <BranchContent key={request.id} branch={request.branchShortId}>
      <RequestCard
        request={request}
        branch={branches.find((one) => one.shortId === request.branchShortId)}
        onDecided={decisions.onDecided}
        onReopen={decisions.onReopen}
      />
    </BranchContent>
  );
  return (
    <Page title={common.navRequests} note={data && <output>{t.count({ n: data.total })}</output>}>
      <RequestFilters state={state} branch={branch} view={view} branches={branches} onChange={change} />
      <UndoNote write={decisions.write} />
      {error && !data ? (
        <Card>
          <LoadError error={error} onRetry={() => void mutate()} />
        </Card>
      ) : !data ? (
        <Card>
          <SkeletonRows rows={4} label={common.loading} />
        </Card>
      ) : data.changeRequests.length === 0 ? (
        <Card>
          <EmptyState icon="edit" title={t.none} text={t.noneText} />
        </Card>
      ) : view === 'map' ? (
        <RequestsMap
          key={branch}
          requests={data.changeRequests}
          branch={branches.find(({ shortId }) => String(shortId) === branch)}
        >
          {card}
        </RequestsMap>
      ) : (
        <ul className="grid gap-4">
          {data.changeRequests.map((one) => (
            <li key={one.id}>{card(one)}</li>
          ))}
        </ul>
      )}
      {data && <Pagination page={data.page} pageCount={data.pageCount} onPage={(to) => change({ page: String(to) })} />}
    </Page>
  );
}
