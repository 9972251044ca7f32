import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from './place.ts';
import { byImportance } from '@umkreis/places/title-order.ts';
import { numberPlaces } from '@umkreis/map-style/points/number-places.ts';

/** The places of a branch at an instant, with indexes. */
export interface Joined {
  places: readonly Place[];
  byId: ReadonlyMap<string, Place>;
  byNanoId: ReadonlyMap<string, Place>;
  /** Numbers of the map's points, by id */
  numbers: ReadonlyMap<string, number>;
  /** The places by importance */
  ranked(): readonly Place[];
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
  events: readonly Event[];
}

/** Indexes joined places. */
export function joinedOf(places: readonly Place[], names: Pick<Joined, 'categories' | 'tags' | 'events'>): Joined {
  let ranked: readonly Place[] | null = null;
  return {
    ...names,
    places,
    byId: new Map(places.map((place) => [place.item.id, place])),
    byNanoId: new Map(places.map((place) => [place.item.nanoId, place])),
    numbers: numberPlaces(places),
    ranked: () => (ranked ??= places.toSorted(byImportance)),
  };
}
