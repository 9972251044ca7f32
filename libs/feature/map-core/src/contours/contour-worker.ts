import { expose, transfer } from 'comlink';
import { contourTiles, type ContourTiles } from './contour-tiles.ts';

const sources = new Map<string, Promise<ContourTiles>>();

function tilesOf(url: string): Promise<ContourTiles> {
  let tiles = sources.get(url);
  if (!tiles) {
    tiles = contourTiles(url);
    sources.set(url, tiles);
    // Retried with the next tile.
    tiles.catch(() => sources.delete(url));
  }
  return tiles;
}

/** Interface between page and worker. */
export interface ContourWorker {
  /** @param url of the elevation tiles */
  tile(url: string, z: number, x: number, y: number): Promise<ArrayBuffer>;
}

expose({
  async tile(url, z, x, y) {
    const tile = await (await tilesOf(url)).tile(z, x, y);
    return transfer(tile, [tile]);
  },
} satisfies ContourWorker);
