import { categoryChoices, tagChoices, type CategoryChoice, type TagChoice } from '../filters/filter-choices.ts';
import { filterFacets } from '../filters/filter-facets.ts';
import { offersService, services, type Service } from '@umkreis/places/details/services.ts';
import type { FilterState } from '../filters/filter-state.ts';
import type { FilterPart, PlaceTest } from '../filters/matches-filter.ts';
import { difficultyChoices } from '../filters/difficulty-choices.ts';
import { wayChoices, type WayChoices } from '../filters/way-choices.ts';
import type { Joined } from '../places/joined.ts';
import type { ListedPlace } from '../places/listed-place.ts';

/** Number of places each filter choice would leave. */
export interface Facets {
  /** The most frequent first */
  categories: readonly CategoryChoice[];
  tags: readonly TagChoice[];
  /** Difficulties of walks and slopes, in the order of the catalogue */
  difficulties: readonly TagChoice[];
  /** Limits for ways; null: there are too few ways, or they aren't counted */
  ways: WayChoices | null;
  /** Places per service, of those that pass the other parts of the filter */
  services: Readonly<Record<Service, number>>;
  /** Services offered by at least one place */
  offered: readonly Service[];
  /** Places open at the selected time, of those that pass the other parts; null: opening hours aren't loaded */
  open: number | null;
  /** Places that pass the whole filter */
  matching: number;
  /** Places before filtering */
  total: number;
  /** Places that pass the filter without this part */
  without: Readonly<Record<FilterPart, number>>;
}

/**
 * Counts the places each filter choice would leave.
 * @param all results of the query before filtering
 * @param groupIds tag groups that may be selected; undefined: the default ones
 */
export function facetsOf(
  all: readonly ListedPlace[],
  filter: FilterState,
  { tags }: Pick<Joined, 'tags'>,
  { groupIds, isOpen }: { groupIds: readonly number[] | undefined; isOpen: PlaceTest | undefined },
): Facets {
  const places = all.map(({ place }) => place);
  const facets = filterFacets(places, filter, tags, isOpen);
  const countOf = (part: FilterPart) => facets.byPart[part].length;
  return {
    categories: categoryChoices(facets.byPart.categories),
    tags: tagChoices(facets.byPart.tags, groupIds),
    difficulties: difficultyChoices(facets.byPart.tags),
    ways: wayChoices(places, facets.byPart, filter.wayLimits),
    services: facets.services,
    offered: services.filter((service) => places.some((place) => offersService(place, service))),
    open: facets.open,
    matching: facets.matching,
    total: places.length,
    without: {
      categories: countOf('categories'),
      tags: countOf('tags'),
      services: countOf('services'),
      open: countOf('open'),
      hours: countOf('hours'),
      km: countOf('km'),
      climb: countOf('climb'),
    },
  };
}
