import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { placesMessages } from './messages/places.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { Pagination } from '../list-screen/pagination.tsx';
import { useRenewList } from '../list-screen/use-renew-list.ts';
import { BulkNote } from './bulk/bulk-note.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { EditNote } from './cells/edit-note.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { PlaceCards } from './place-cards.tsx';
import { PlacesFilters } from './places-filters.tsx';
import { PlacesGrid } from './places-grid.tsx';
import { matchesOf, noFilters, PAGE_SIZE, writePlacesQuery, type PlacesQuery } from './places-query.ts';
import { TransferMenu } from './transfer/transfer-menu.tsx';
import { useColumns, type Columns } from './cells/use-columns.ts';
import { usePlacesList } from './use-places-list.ts';
import { usePlacesQuery } from './use-places-query.ts';
import { useSelection } from '../list-screen/use-selection.ts';
import { SelectedPlaces } from './selected-places.tsx';
import { ViewsMenu } from './views-menu.tsx';

/** The places of the person's branches: search, sort, and bulk actions. */
export function PlacesScreen() {
  const t = useMessages(placesMessages);
  const common = useMessages(dashboardMessages);
  const { boot } = useDashboard();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const [query, change] = usePlacesQuery();
  const columns = useColumns();
  const address = writePlacesQuery(query).toString();
  const selection = useSelection(writePlacesQuery({ ...query, page: 1, sorting: 1, isReversed: false }).toString());
  const { list, edits } = usePlacesList(query);
  const { data, error, isValidating, mutate } = list;
  const renew = useRenewList(apiUrl(boot, 'GET /items/dashboard/'));
  const bulk = useBulk(() => void renew());
  const { isReadOnly } = edits;
  return (
    <Page
      isWide
      title={common.navPlaces}
      note={data && <output>{common.count({ n: data.total })}</output>}
      action={<PlacesActions query={query} columns={columns} isReadOnly={isReadOnly} onQuery={change} />}
    >
      <LoadingBar active={isValidating} label={common.loading} />
      <PlacesFilters query={query} onChange={change} />
      <div aria-busy={isValidating} className="grid grid-cols-[minmax(0,1fr)]">
        {error && !data ? (
          <Card>
            <LoadError error={error} onRetry={() => void mutate()} />
          </Card>
        ) : !data ? (
          <Card>
            <SkeletonRows rows={10} label={common.loading} />
          </Card>
        ) : data.items.length === 0 ? (
          <Card>
            <EmptyState
              title={common.noPlaces}
              text={t.noPlacesText}
              action={<Button onClick={() => change(noFilters)}>{common.clearFilters}</Button>}
            />
          </Card>
        ) : isPhone ? (
          <PlaceCards items={data.items} selection={selection} edits={edits} />
        ) : (
          <PlacesGrid
            items={data.items}
            total={data.total}
            offset={(data.page - 1) * PAGE_SIZE}
            visibleIds={columns.visible}
            selection={selection}
            sorting={query.sorting}
            isReversed={query.isReversed}
            address={address}
            edits={edits}
            onSort={(sorting, isReversed) => change({ sorting, isReversed })}
          />
        )}
      </div>
      {data && <Pagination page={data.page} pageCount={data.pageCount} onPage={(page) => change({ page })} />}
      <div className="sticky bottom-3 z-20 grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        <BulkNote bulk={bulk} />
        <EditNote write={edits.write} />
        {selection.ids.size > 0 && data && (
          <SelectedPlaces query={query} selection={selection} total={data.total} bulk={bulk} isReadOnly={isReadOnly} />
        )}
      </div>
    </Page>
  );
}

interface ActionsProps {
  query: PlacesQuery;
  columns: Columns;
  isReadOnly: boolean;
  onQuery(query: PlacesQuery): void;
}

/** Import and export, saved views, the choice of columns, and a new place. */
function PlacesActions({ query, columns, isReadOnly, onQuery }: ActionsProps) {
  const t = useMessages(dashboardMessages);
  return (
    <div className="flex flex-wrap gap-2">
      <TransferMenu query={matchesOf(query)} isReadOnly={isReadOnly} />
      <ViewsMenu query={query} columns={columns} onQuery={onQuery} />
      <ColumnsMenu visible={columns.visible} onToggle={columns.toggle} />
      {!isReadOnly && (
        <Link to={dashboardRoutes.newPlace.to()} className={buttonClass('primary')}>
          <Icon name="plus" size={18} />
          {t.newPlace}
        </Link>
      )}
    </div>
  );
}
