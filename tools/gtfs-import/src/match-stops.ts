import { distance } from '@umkreis/osm-import/geometry/measure.ts';

export interface FeedStop {
  stopId: string;
  parentId: string;
  name: string;
  platform: string;
  lat: number;
  lon: number;
  /** 0 stop, 1 station, … */
  kind: number;
}
export interface StopItem {
  owner: number;
  id: string;
  title: string;
  lat: number;
  lon: number;
  /** Value of its detail transportStopId */
  stopId: string | null;
}

/** Maximum distance of a feed's stop from its place, m. */
const MAX_DISTANCE_M = 60;
/** Within this distance names may differ, since signs and maps use different names for a stop, m. */
const SAME_SPOT_M = 20;
const CELL_DEGREES = 0.002;

/**
 * Places by the stops of a feed: by stop id if a place has one, otherwise the nearest within 60 m with a
 * matching name.
 */
export function matchStops(stops: readonly FeedStop[], items: readonly StopItem[]): Map<string, StopItem> {
  const byStopId = new Map(
    items.flatMap((item) =>
      item.stopId ? item.stopId.split(/[;,]\s*/).map((id): [string, StopItem] => [id, item]) : [],
    ),
  );
  const cells = Map.groupBy(items, ({ lat, lon }) => cell(lat, lon));
  const found = new Map<string, StopItem>();
  for (const stop of stops) {
    const item = byStopId.get(stop.stopId) ?? byStopId.get(stop.parentId) ?? nearest(stop, cells);
    if (item) found.set(stop.stopId, item);
  }
  return found;
}

function nearest(stop: FeedStop, cells: ReadonlyMap<string, StopItem[]>): StopItem | undefined {
  const around = [-1, 0, 1].flatMap((north) =>
    [-1, 0, 1].flatMap(
      (east) => cells.get(cell(stop.lat + north * CELL_DEGREES, stop.lon + east * CELL_DEGREES)) ?? [],
    ),
  );
  return around
    .map((item) => ({
      item,
      metres: distance([item.lon, item.lat], [stop.lon, stop.lat]),
      isNamed: namesFit(item.title, stop.name),
    }))
    .filter(({ metres, isNamed }) => metres <= (isNamed ? MAX_DISTANCE_M : SAME_SPOT_M))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.metres - b.metres)[0]?.item;
}

const cell = (lat: number, lon: number) => `${Math.floor(lat / CELL_DEGREES)},${Math.floor(lon / CELL_DEGREES)}`;

/** 'Vaduz, Post' matches 'Vaduz Post' and 'Post'; 'Schaan, Post' does not match 'Vaduz, Post'. */
export function namesFit(a: string, b: string): boolean {
  const [one, other] = [tokens(a), tokens(b)];
  if (one.length === 0 || other.length === 0) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.every((word) => long.includes(word));
}

const tokens = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
