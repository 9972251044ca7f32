import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { Link, useNavigate } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../load-error.tsx';
import { Pagination } from '../pagination.tsx';
import { PlacesFilters } from './places-filters.tsx';
import { PlacesTable } from './places-table.tsx';
import { usePlacesQuery } from './use-places-query.ts';

export function PlacesScreen() {
  const t = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const navigate = useNavigate();
  const [query, change] = usePlacesQuery();
  const { data, error, isLoading, mutate } = useDashboardItems(boot, auth, {
    text: query.text,
    categories: query.category,
    cities: query.city,
    country: query.country,
    tags: query.tag,
    sorting: query.sorting,
    page: query.page,
    ...(query.branch && { branch: Number(query.branch) }),
    ...(query.reviewIsDue && { reviewIsDue: 'true' as const }),
  });
  return (
    <Page
      title={t.navPlaces}
      note={data && <output>{t.count(data.total)}</output>}
      action={
        me.role !== 'viewer' && (
          <Link to={routes.dashboardNewPlace.to()} className={buttonClass('primary')}>
            <Icon name="plus" size={18} />
            {t.newPlace}
          </Link>
        )
      }
    >
      <LoadingBar active={isLoading} label={t.loading} />
      <PlacesFilters query={query} onChange={change} />
      <Card className="overflow-hidden">
        {error && !data ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <SkeletonRows rows={10} label={t.loading} />
        ) : data.items.length === 0 ? (
          <EmptyState
            title={t.noPlaces}
            text={t.noPlacesText}
            action={<Button onClick={() => navigate(routes.dashboardPlaces.to())}>{t.clearFilters}</Button>}
          />
        ) : (
          <PlacesTable items={data.items} />
        )}
      </Card>
      {data && <Pagination page={data.page} pageCount={data.pageCount} onPage={(page) => change({ page })} />}
    </Page>
  );
}
