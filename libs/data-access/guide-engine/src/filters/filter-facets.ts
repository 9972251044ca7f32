import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from '../places/place.ts';
import { offersService, services, type Service } from '@umkreis/places/details/services.ts';
import type { FilterState } from './filter-state.ts';
import { filterParts, type FilterPart, type PlaceTest } from './matches-filter.ts';

export interface FilterFacets {
  /** Places that pass all other parts, for counting the choices of this part */
  byPart: Record<FilterPart, readonly Place[]>;
  /** Places that pass the whole filter */
  matching: number;
  /** Places open at the selected time, of those that pass the other parts; null until opening hours are loaded */
  open: number | null;
  services: Record<Service, number>;
}

/** What each filter choice would leave, counted in one pass. */
export function filterFacets(
  places: readonly Place[],
  filter: FilterState,
  tags: ReadonlyMap<string, Tag>,
  isOpen?: PlaceTest,
): FilterFacets {
  const parts = Object.entries(filterParts(filter, tags, isOpen)) as [FilterPart, PlaceTest][];
  const byPart: Record<FilterPart, Place[]> = {
    categories: [],
    tags: [],
    services: [],
    open: [],
    hours: [],
    km: [],
    climb: [],
  };
  const names = Object.keys(byPart) as FilterPart[];
  let matching = 0;
  for (const place of places) {
    let failed: FilterPart | null = null;
    let failures = 0;
    for (const [name, test] of parts) {
      if (test(place)) continue;
      failed = name;
      if (++failures > 1) break;
    }
    if (failures === 0) {
      matching += 1;
      for (const name of names) byPart[name].push(place);
    } else if (failures === 1 && failed) byPart[failed].push(place);
  }
  const offering = (service: Service) =>
    byPart.services.reduce((count, place) => count + Number(offersService(place, service)), 0);
  return {
    byPart,
    matching,
    open: isOpen ? byPart.open.reduce((count, place) => count + Number(isOpen(place)), 0) : null,
    services: Object.fromEntries(services.map((service) => [service, offering(service)])) as Record<Service, number>,
  };
}
