import { useMemo } from 'react';
import { useGuide } from '../guide-context.tsx';
import { openPlaces } from '../hours/open-places.ts';
import { useHoursModule } from '../hours/use-hours-module.ts';
import { useNow } from '../time/guide-time.ts';
import type { Place } from '../places/place.ts';
import { filterCount, type FilterState } from './filter-state.ts';
import { matchesFilter } from './matches-filter.ts';

/** Places that pass the filter. The same array as long as nothing changes. */
export function useFilteredPlaces(places: readonly Place[], filter: FilterState): readonly Place[] {
  const { boot, data } = useGuide();
  const hours = useHoursModule(filter.openNow);
  const minute = useNow();
  const now = filter.openNow ? minute : null;

  return useMemo(() => {
    if (filterCount(filter) === 0) return places;
    const isOpen = hours && now ? openPlaces(hours, boot, now) : undefined;
    return places.filter(matchesFilter(filter, data.tags, isOpen));
  }, [places, filter, data.tags, hours, now, boot]);
}
