import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from './place.ts';
import { byImportance } from '@umkreis/places/title-order.ts';
import { prominenceOf, type Prominence } from '@umkreis/map-style/points/item-features.ts';
import { numberPlaces } from '@umkreis/map-style/points/number-places.ts';

/** The places of a branch at an instant, with indexes. */
export interface Joined {
  places: readonly Place[];
  byId: ReadonlyMap<string, Place>;
  byNanoId: ReadonlyMap<string, Place>;
  /** Numbers of the map's points, by id */
  numbers: ReadonlyMap<string, number>;
  prominence(): Prominence;
  /** The places by importance */
  ranked(): readonly Place[];
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
  events: readonly Event[];
}

/** Indexes joined places. @param numbering of the map's points; default: that of these places */
export function joinedOf(
  places: readonly Place[],
  names: Pick<Joined, 'categories' | 'tags' | 'events'>,
  numbering: Pick<Joined, 'numbers' | 'prominence'> | null = null,
): Joined {
  let ranked: readonly Place[] | null = null;
  let prominence: Prominence | null = null;
  return {
    ...names,
    places,
    byId: new Map(places.map((place) => [place.item.id, place])),
    byNanoId: new Map(places.map((place) => [place.item.nanoId, place])),
    numbers: numbering?.numbers ?? numberPlaces(places),
    prominence: numbering?.prominence ?? (() => (prominence ??= prominenceOf(places))),
    ranked: () => (ranked ??= places.toSorted(byImportance)),
  };
}

/**
 * Replaces changed places, in less time than indexing all of them. Their numbering must have the new ones.
 * @param fresh the changed and new places @param changed IDs of these, and of deleted ones
 */
export function patchJoined(
  before: Joined,
  fresh: readonly Place[],
  changed: ReadonlySet<string>,
  numbering: Pick<Joined, 'numbers' | 'prominence'>,
): Joined {
  const left = new Map(fresh.map((place) => [place.item.id, place]));
  const places: Place[] = [];
  const [byId, byNanoId] = [new Map(before.byId), new Map(before.byNanoId)];
  for (const place of before.places) {
    if (!changed.has(place.item.id)) {
      places.push(place);
      continue;
    }
    byId.delete(place.item.id);
    byNanoId.delete(place.item.nanoId);
    const now = left.get(place.item.id);
    if (now) places.push(now);
    left.delete(place.item.id);
  }
  places.push(...left.values());
  for (const place of fresh) {
    byId.set(place.item.id, place);
    byNanoId.set(place.item.nanoId, place);
  }
  const ranked = before.ranked().filter(({ item }) => !changed.has(item.id));
  for (const place of fresh) ranked.splice(rankIn(ranked, place), 0, place);
  return { ...before, ...numbering, places, byId, byNanoId, ranked: () => ranked };
}

/** Number of places that come before another. */
function rankIn(ranked: readonly Place[], place: Place): number {
  let [low, high] = [0, ranked.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byImportance(ranked[middle]!, place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
