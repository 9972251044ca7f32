import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useRowEdits } from './cells/use-row-edits.ts';
import { matchesOf, PAGE_SIZE, type PlacesQuery } from './places-query.ts';

/** One page of the list of places, and the edits in its rows. */
export function usePlacesList(query: PlacesQuery) {
  const { boot, auth } = useDashboard();
  const list = useDashboardItems(boot, auth, { ...matchesOf(query), page: query.page, pageSize: PAGE_SIZE });
  const edits = useRowEdits(list.mutate);
  return { list, edits };
}
