import type { Event } from '@umkreis/contract/event.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import {
  eventKey,
  eventKeyOf,
  placeIdOf,
  type Entry,
  type MyList,
} from '@umkreis/guide-core/my-list/listed-entries.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

/** An entry with what the guide knows about it. */
export interface ListRow {
  entry: Entry;
  place: Place | null;
  event: Event | null;
  /** missing: the guide doesn't have it any more. failed: it could not be loaded */
  status: 'loading' | 'found' | 'missing' | 'failed';
  /** Distance from the position, km; null: unknown */
  km: number | null;
}

/** What has been loaded for the entries of a list. */
export interface LoadedEntries {
  places: readonly Place[];
  /** nanoIds of places that could not be loaded; null: none of them could */
  failed: readonly string[] | null;
  arePlacesLoaded: boolean;
  events: readonly Event[];
  areEventsLoaded: boolean;
}

/** The rows of a list: in the visitor's order, or the nearest first. @param from null: no position */
export function listRows(
  { entries, isByDistance }: Pick<MyList, 'entries' | 'isByDistance'>,
  loaded: LoadedEntries,
  from: LngLat | null,
): ListRow[] {
  const places = new Map(loaded.places.map((place) => [place.item.nanoId, place]));
  const events = new Map(loaded.events.map((event) => [eventKey(event.id), event]));
  const rows = entries.map((entry): ListRow => {
    const place = places.get(placeIdOf(entry)) ?? null;
    const key = eventKeyOf(entry);
    const event = key === null ? null : (events.get(key) ?? null);
    const km = place && from ? distanceKm(from, [place.item.lon, place.item.lat]) : null;
    return { entry, place, event, km, status: statusOf(entry, { place, event }, loaded) };
  });
  return isByDistance ? rows.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0) : rows;
}

function statusOf(
  entry: Entry,
  { place, event }: Pick<ListRow, 'place' | 'event'>,
  { arePlacesLoaded, failed, areEventsLoaded }: LoadedEntries,
): ListRow['status'] {
  if (eventKeyOf(entry) !== null) {
    if (event) return 'found';
    return areEventsLoaded ? 'missing' : 'loading';
  }
  if (place) return 'found';
  if (failed === null || failed.includes(placeIdOf(entry))) return 'failed';
  return arePlacesLoaded ? 'missing' : 'loading';
}
