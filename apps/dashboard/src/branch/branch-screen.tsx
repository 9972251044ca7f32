import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { branchMessages } from './messages/branch.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { BranchEditor } from './branch-editor.tsx';

/** Edits a branch's texts, appearance, start view and shortcuts next to a preview of the map. */
export function BranchScreen() {
  const t = useMessages(branchMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const [params, setParams] = useSearchParams();
  const branches = useRead(apiUrl(boot, 'GET /branches/'));
  const own = branches.data?.filter(({ shortId }) => me.branchShortIds.includes(shortId)) ?? [];
  const requested = Number(params.get('map') ?? boot.branch?.shortId ?? 0);
  const branch = params.has('map')
    ? own.find(({ shortId }) => shortId === requested)
    : (own.find(({ shortId }) => shortId === requested) ?? own[0]);
  const { data, error, mutate } = useProtectedRead(
    auth,
    branch ? apiUrl(boot, 'GET /branches/{branchShortId}/settings', { path: { branchShortId: branch.shortId } }) : null,
    { keepPreviousData: false },
  );
  const failure = branches.error ?? error;
  return (
    <Page
      title={t.heading}
      action={
        own.length > 1 && (
          <SelectField
            label={t.whichMap}
            hideLabel
            className="w-64 max-w-full"
            value={branch ? String(branch.shortId) : ''}
            onChange={(map) => setParams({ map, ...(params.get('part') && { part: params.get('part')! }) })}
          >
            {!branch && <option value="">–</option>}
            {own.map(({ shortId, title }) => (
              <option key={shortId} value={shortId}>
                {title}
              </option>
            ))}
          </SelectField>
        )
      }
    >
      {failure && !data ? (
        <Card>
          <LoadError error={failure} onRetry={() => void Promise.all([branches.mutate(), mutate()])} />
        </Card>
      ) : branches.data && !branch ? (
        <Card>
          <EmptyState icon={rareIcons.layers} title={t.none} text={t.noneText} />
        </Card>
      ) : branch && data?.branchShortId === branch.shortId ? (
        <BranchEditor
          key={branch.shortId}
          branch={branch}
          edited={data}
          onEdited={async (edited) => {
            await mutate(edited, { revalidate: edited === undefined });
            await branches.mutate();
          }}
        />
      ) : (
        <Card>
          <SkeletonRows rows={6} label={common.loading} />
        </Card>
      )}
    </Page>
  );
}
