import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import { useDashboardItem } from '@umkreis/api-client/use-watched.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import { mergeParts, type MergePart } from '@umkreis/contract/merge-parts.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link, matchPath, useLocation, useNavigate } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mergeMessages } from '../messages/merge.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { Page } from '../../layout/page.tsx';
import { LoadError } from '../../layout/load-error.tsx';
import { useWrite } from '../../write/use-write.ts';
import { mergeOf, partCounts, type MergeChoice } from './merge-choice.ts';
import { MergeForm } from './merge-form.tsx';

/** Compares two places to be merged: what the target keeps and what it takes from the other place. */
export function MergeScreen() {
  const t = useMessages(mergeMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const { pathname } = useLocation();
  const { itemId = '', otherId = '' } = matchPath(dashboardRoutes.mergePlaces.path, pathname)?.params ?? {};
  const target = useDashboardItem(boot, auth, itemId);
  const other = useDashboardItem(boot, auth, otherId);
  const error = target.error ?? other.error;
  return (
    <Page
      title={t.title}
      action={
        <Link to={dashboardRoutes.place.to(itemId)} className={buttonClass('quiet')}>
          <Icon name="back" size={18} />
          {t.back}
        </Link>
      }
    >
      {target.data && other.data ? (
        <Both
          // Resets the choices when the pair changes.
          key={`${target.data.id} ${other.data.id}`}
          kept={target.data}
          other={other.data}
          onStale={() => {
            void target.mutate();
            void other.mutate();
          }}
        />
      ) : (
        <Card>
          {error ? (
            <LoadError error={error} onRetry={() => void Promise.all([target.mutate(), other.mutate()])} />
          ) : (
            <SkeletonRows rows={8} label={common.loading} />
          )}
        </Card>
      )}
    </Page>
  );
}

function Both({ kept: target, other, onStale }: { kept: EditedItem; other: EditedItem; onStale(): void }) {
  const { boot, auth } = useDashboard();
  const t = useMessages(mergeMessages);
  const navigate = useNavigate();
  const write = useWrite();
  const [choice, setChoice] = useState<MergeChoice>({ fields: {}, details: {}, without: new Set() });
  const { data: events } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /events/dashboard/', { query: { item: other.id, hidePastEvents: 'false', pageSize: 1 } }),
  );
  const { data: lists } = useRead(apiUrl(boot, 'GET /lists/'));
  const counts: Partial<Record<MergePart, number>> = {
    ...partCounts(target, other),
    events: events?.total ?? 0,
    lists: lists?.filter(({ itemIds }) => itemIds.includes(other.id) && !itemIds.includes(target.id)).length ?? 0,
  };
  const parts = mergeParts.filter((part) => (counts[part] ?? 0) > 0);
  const merge = async () => {
    const isDone = await write.run(() =>
      callApi(boot, 'PUT /items/{id}/merge', {
        path: { id: target.id },
        body: mergeOf(choice, target, other, parts),
        auth,
      }),
    );
    if (isDone) void navigate(dashboardRoutes.place.to(target.id));
    else onStale();
  };
  if (target.branchShortId !== other.branchShortId) return <p role="alert">{t.otherBranch}</p>;
  return (
    <MergeForm
      kept={target}
      other={other}
      choice={choice}
      parts={parts.map((part) => ({ part, count: counts[part]! }))}
      write={write}
      onChange={setChoice}
      onMerge={() => void merge()}
    />
  );
}
