import { categoryChoices, tagChoices, type CategoryChoice, type TagChoice } from '../filters/filter-choices.ts';
import { filterFacets } from '../filters/filter-facets.ts';
import { offersService, services, type Service } from '@umkreis/place-rules/services.ts';
import type { FilterState } from '../filters/filter-state.ts';
import type { FilterPart, PlaceTest } from '../filters/matches-filter.ts';
import type { Joined } from '../places/joined.ts';
import type { ListedPlace } from '../places/listed-place.ts';

/** What each choice of the filter would leave of what is asked for. */
export interface Facets {
  /** The most frequent first */
  categories: readonly CategoryChoice[];
  tags: readonly TagChoice[];
  /** Places that offer a service, of those that pass the other parts */
  services: Readonly<Record<Service, number>>;
  /** Services that any of the places offers */
  offered: readonly Service[];
  /** Of those that pass the other parts, open at the time looked at; null: hours can't be read */
  open: number | null;
  /** Places that pass the whole filter */
  matching: number;
  /** Places before filtering */
  total: number;
  /** Places that a filter without this part would leave */
  without: Readonly<Record<FilterPart, number>>;
}

/**
 * Counts what each choice would leave.
 * @param all what is asked for, before filtering
 * @param groupIds groups whose tags may be chosen; undefined: the usual ones
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
    },
  };
}
