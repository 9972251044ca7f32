import type { Routes } from './desk-server.ts';
import type { Carry } from './phone-line.ts';
import type { Tile } from './synthetic-tiles.ts';

/** Responds to a request for a tile of places. */
export async function sendTile(
  route: Parameters<Parameters<Routes['route']>[1]>[0],
  tile: Tile,
  carry: Carry,
): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const [z, x, y] = /(\d+)\/(\d+)\/(\d+)\.mvt/.exec(pathname)!.slice(1).map(Number) as [number, number, number];
  const body = tile(z, x, y);
  await carry(pathname, body ?? Buffer.alloc(0));
  await route.fulfill(
    body ? { status: 200, contentType: 'application/vnd.mapbox-vector-tile', body } : { status: 204 },
  );
}
