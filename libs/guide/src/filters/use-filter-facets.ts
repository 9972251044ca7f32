import { useMemo } from 'react';
import { useGuide } from '../guide-context.tsx';
import { openPlaces } from '../hours/open-places.ts';
import { useHoursModule } from '../hours/use-hours-module.ts';
import type { Place } from '../places/place.ts';
import { useNow } from '../time/guide-time.ts';
import { filterFacets, type FilterFacets } from './filter-facets.ts';
import { useFilter } from './use-filter.ts';

/** What each choice of the filter would leave of the places, at the time looked at. */
export function useFilterFacets(places: readonly Place[]): FilterFacets {
  const { boot, data } = useGuide();
  const [filter] = useFilter();
  const hours = useHoursModule();
  const now = useNow();
  return useMemo(
    () => filterFacets(places, filter, data.tags, hours ? openPlaces(hours, boot, now) : undefined),
    [places, filter, data.tags, hours, now, boot],
  );
}
