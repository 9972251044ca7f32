import { callApi } from '@umkreis/api-client/call-api.ts';
import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mergeMessages } from '../messages/merge.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { Pagination } from '../shared/pagination.tsx';
import { useWrite } from '../write/use-write.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { BulkNote } from './bulk/bulk-note.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { PlaceCards } from './place-cards.tsx';
import { PlacesFilters } from './places-filters.tsx';
import { PlacesGrid } from './places-grid.tsx';
import { matchesOf, noFilters, PAGE_SIZE, writePlacesQuery } from './places-query.ts';
import { TransferMenu } from './transfer/transfer-menu.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useColumns } from './use-columns.ts';
import { usePlacesQuery } from './use-places-query.ts';
import { useSelection } from './use-selection.ts';

/** The places of the person's branches: search, sort, and bulk actions. */
export function PlacesScreen() {
  const t = useMessages(dashboardMessages);
  const { merge } = useMessages(mergeMessages);
  const { boot, auth, me } = useDashboard();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const [query, change] = usePlacesQuery();
  const [visible, toggleColumn] = useColumns();
  const address = writePlacesQuery(query).toString();
  const selection = useSelection(writePlacesQuery({ ...query, page: 1, sorting: 1, isReversed: false }).toString());
  const selectAllWrite = useWrite();
  const { data, error, isValidating, mutate } = useDashboardItems(boot, auth, {
    ...matchesOf(query),
    page: query.page,
    pageSize: PAGE_SIZE,
  });
  const bulk = useBulk(() => void mutate());
  const isReadOnly = me.role === 'viewer';
  const ids = [...selection.ids];
  const selectAll = () =>
    selectAllWrite.run(async () =>
      selection.set((await callApi(boot, 'GET /items/dashboard/ids/', { query: matchesOf(query), auth })).ids, true),
    );
  return (
    <Page
      isWide
      title={t.navPlaces}
      note={data && <output>{t.count(data.total)}</output>}
      action={
        <div className="flex flex-wrap gap-2">
          <TransferMenu query={matchesOf(query)} isReadOnly={isReadOnly} />
          <ColumnsMenu visible={visible} onToggle={toggleColumn} />
          {!isReadOnly && (
            <Link to={dashboardRoutes.newPlace.to()} className={buttonClass('primary')}>
              <Icon name="plus" size={18} />
              {t.newPlace}
            </Link>
          )}
        </div>
      }
    >
      <LoadingBar active={isValidating} label={t.loading} />
      <PlacesFilters query={query} onChange={change} />
      <div aria-busy={isValidating} className="grid grid-cols-[minmax(0,1fr)]">
        {error && !data ? (
          <Card>
            <LoadError error={error} onRetry={() => void mutate()} />
          </Card>
        ) : !data ? (
          <Card>
            <SkeletonRows rows={10} label={t.loading} />
          </Card>
        ) : data.items.length === 0 ? (
          <Card>
            <EmptyState
              title={t.noPlaces}
              text={t.noPlacesText}
              action={<Button onClick={() => change(noFilters)}>{t.clearFilters}</Button>}
            />
          </Card>
        ) : isPhone ? (
          <PlaceCards items={data.items} selection={selection} />
        ) : (
          <PlacesGrid
            items={data.items}
            total={data.total}
            offset={(data.page - 1) * PAGE_SIZE}
            visibleIds={visible}
            selection={selection}
            sorting={query.sorting}
            isReversed={query.isReversed}
            address={address}
            onSort={(sorting, isReversed) => change({ sorting, isReversed })}
          />
        )}
      </div>
      {data && <Pagination page={data.page} pageCount={data.pageCount} onPage={(page) => change({ page })} />}
      <BulkNote bulk={bulk} />
      {ids.length > 0 && data && (
        <SelectionBar
          count={ids.length}
          total={data.total}
          isSelectingAll={selectAllWrite.state === 'busy'}
          onSelectAll={() => void selectAll()}
          onClear={selection.clear}
        >
          {!isReadOnly && ids.length === 2 && (
            <Link to={dashboardRoutes.mergePlaces.to(ids[0]!, ids[1]!)} className={buttonClass('secondary', 'small')}>
              {merge}
            </Link>
          )}
          {!isReadOnly && <BulkActions ids={ids} isBinned={query.state === 'binned'} bulk={bulk} />}
        </SelectionBar>
      )}
    </Page>
  );
}
