import { callApi } from '@umkreis/api-client/call-api.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { mergeMessages } from './messages/merge.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useWrite } from '../write/use-write.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { matchesOf, type PlacesQuery } from './places-query.ts';
import { SelectionBar } from '../list-screen/selection-bar.tsx';
import type { Selection } from '../list-screen/use-selection.ts';

interface Props {
  query: PlacesQuery;
  selection: Selection;
  total: number;
  bulk: ReturnType<typeof useBulk>;
  isReadOnly: boolean;
}

/** What can be done with the selected places. */
export function SelectedPlaces({ query, selection, total, bulk, isReadOnly }: Props) {
  const t = useMessages(placesMessages);
  const { merge } = useMessages(mergeMessages);
  const { boot, auth } = useDashboard();
  const selectAllWrite = useWrite();
  const ids = [...selection.ids];
  const selectAll = () =>
    selectAllWrite.run(async () =>
      selection.set((await callApi(boot, 'GET /items/dashboard/ids/', { query: matchesOf(query), auth })).ids, true),
    );
  return (
    <SelectionBar
      text={t.selectedCount({ n: ids.length })}
      all={
        ids.length < total
          ? { total, isBusy: selectAllWrite.state === 'busy', onSelect: () => void selectAll() }
          : undefined
      }
      onClear={selection.clear}
    >
      {!isReadOnly && ids.length === 2 && (
        <Link to={dashboardRoutes.mergePlaces.to(ids[0]!, ids[1]!)} className={buttonClass('secondary', 'small')}>
          {merge}
        </Link>
      )}
      {!isReadOnly && <BulkActions ids={ids} isBinned={query.state === 'binned'} bulk={bulk} />}
    </SelectionBar>
  );
}
