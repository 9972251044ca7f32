import { open } from 'node:fs/promises';
import path from 'node:path';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { isTerrainArchive, terrainUrlPattern, TERRAIN_ZOOM } from '@umkreis/contract/terrain-url.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { heightIn, readTerrainTile, type TerrainTile } from './terrain-tile.ts';

/** Elevation data that can't be read. */
export class TerrainError extends Error {}

/** Height above sea level, m; undefined if unknown */
export type HeightAt = (position: LngLat) => Promise<number | undefined>;

interface Tiles {
  zoom: number;
  read(z: number, x: number, y: number): Promise<Uint8Array | undefined>;
}

/**
 * Opens elevation data.
 * @param url as in TERRAIN_URL
 * @param dataDir parent folder of /basemap/
 * @throws TerrainError if it can't be read
 */
export async function openTerrain(url: string, dataDir: string): Promise<HeightAt> {
  if (!terrainUrlPattern.test(url))
    throw new TerrainError('TERRAIN_URL takes tiles https://…/{z}/{x}/{y}.png or an archive ….pmtiles');
  const tiles = isTerrainArchive(url) ? await archive(url, dataDir) : template(url);
  const cache = new Map<string, Promise<TerrainTile | undefined>>();
  const tileAt = (x: number, y: number) => {
    const key = `${x}/${y}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const tile = tiles.read(tiles.zoom, x, y).then((png) => png && readTerrainTile(png).catch(unreadable));
    cache.set(key, tile);
    return tile;
  };
  return async ([lon, lat]) => {
    const count = 2 ** tiles.zoom;
    const x = ((lon + 180) / 360) * count;
    const radians = (lat * Math.PI) / 180;
    const y = ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * count;
    const tile = await tileAt(Math.floor(x), Math.floor(y));
    return tile && heightIn(tile, x - Math.floor(x), y - Math.floor(y));
  };
}

function unreadable(error: Error): never {
  throw new TerrainError(`TERRAIN_URL can't be read: ${error.message}`);
}

function template(url: string): Tiles {
  return {
    zoom: TERRAIN_ZOOM,
    async read(z, x, y) {
      const address = url.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
      const response = await fetch(address).catch((error: Error) => {
        throw new TerrainError(`TERRAIN_URL can't be reached: ${error.message}`);
      });
      if (response.status === 404 || response.status === 204) return undefined;
      if (!response.ok) throw new TerrainError(`TERRAIN_URL answered ${response.status} for ${address}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

async function archive(url: string, dataDir: string): Promise<Tiles> {
  const tiles = new PMTiles(url.startsWith('/') ? new FileSource(path.join(dataDir, url)) : url);
  const { maxZoom } = await tiles.getHeader().catch(unreadable);
  return {
    zoom: Math.min(maxZoom, TERRAIN_ZOOM),
    async read(z, x, y) {
      const tile = await tiles.getZxy(z, x, y).catch(unreadable);
      return tile && new Uint8Array(tile.data);
    },
  };
}

/** A local archive. */
class FileSource implements Source {
  readonly #file: string;
  constructor(file: string) {
    this.#file = file;
  }
  getKey() {
    return this.#file;
  }
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const file = await open(this.#file);
    try {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.slice(0, bytesRead).buffer };
    } finally {
      await file.close();
    }
  }
}
