import type { Route } from 'playwright-core';
import type { tilesOf } from './synthetic-places.ts';

export type Tile = ReturnType<typeof tilesOf>;

/** Answers a request for a tile of places. */
export async function sendTile(route: Route, tile: Tile): Promise<void> {
  const [z, x, y] = /(\d+)\/(\d+)\/(\d+)\.mvt/.exec(route.request().url())!.slice(1).map(Number) as [
    number,
    number,
    number,
  ];
  const body = tile(z, x, y);
  await route.fulfill(
    body ? { status: 200, contentType: 'application/vnd.mapbox-vector-tile', body } : { status: 204 },
  );
}
