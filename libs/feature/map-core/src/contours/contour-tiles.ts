import contour from 'maplibre-contour';
import { PMTiles } from 'pmtiles';
import { isTerrainArchive, TERRAIN_ZOOM } from '@umkreis/contract/terrain-url.ts';

/** Intervals of lines and of index lines, m, by minimum zoom */
const steps: Readonly<Record<number, readonly [lines: number, index: number]>> = {
  11: [200, 1000],
  12: [100, 500],
  13: [50, 250],
  14: [20, 100],
};
/** Number of elevation tiles in memory: 256 kB each */
const CACHED_TILES = 48;
const TIMEOUT_MS = 15_000;

type Heights = InstanceType<typeof contour.LocalDemManager>;
type HeightTile = Awaited<ReturnType<Heights['fetchDem']>>;

/** The source has no such elevation tile. */
class NoTile extends Error {}

/** Treats missing neighbour tiles as unknown, so that lines end there instead of failing. */
class PartialTerrain extends contour.LocalDemManager {
  override fetchDem(...input: Parameters<Heights['fetchDem']>): Promise<HeightTile> {
    return super.fetchDem(...input).catch((error: unknown) => {
      if (error instanceof NoTile) return undefined as unknown as HeightTile;
      throw error;
    });
  }
}

/** Vector tiles of contour lines, generated from elevation tiles. */
export interface ContourTiles {
  /** A tile in Mapbox's vector format, empty without lines. @throws if the elevation tiles can't be loaded */
  tile(z: number, x: number, y: number): Promise<ArrayBuffer>;
}

/**
 * @param url absolute URL template of terrarium PNG tiles, as in TERRAIN_URL
 * @param decodeImage decodes a PNG; default: the browser's decoder
 */
export async function contourTiles(url: string, decodeImage?: Heights['decodeImage']): Promise<ContourTiles> {
  const archive = isTerrainArchive(url) ? new PMTiles(url) : null;
  const maxzoom = archive ? Math.min((await archive.getHeader()).maxZoom, TERRAIN_ZOOM) : TERRAIN_ZOOM;
  const heights = new PartialTerrain({
    demUrlPattern: archive ? '{z}/{x}/{y}' : url,
    encoding: 'terrarium',
    cacheSize: CACHED_TILES,
    maxzoom,
    timeoutMs: TIMEOUT_MS,
    decodeImage,
    getTile: archive ? (path) => fromArchive(archive, path) : (address, { signal }) => fromServer(address, signal),
  });
  const levels = (z: number) => [...(steps[Math.min(z, 14)] ?? [])];
  return {
    async tile(z, x, y) {
      // One zoom less gives equally smooth lines with a quarter of the requests.
      const options = { levels: levels(z), overzoom: 1 };
      return (await heights.fetchContourTile(z, x, y, options, new AbortController())).arrayBuffer;
    },
  };
}

async function fromArchive(archive: PMTiles, path: string): Promise<{ data: Blob }> {
  const [z, x, y] = path.split('/').map(Number) as [number, number, number];
  const tile = await archive.getZxy(z, x, y);
  if (!tile) throw new NoTile(path);
  return { data: new Blob([tile.data]) };
}

async function fromServer(address: string, signal: AbortSignal): Promise<{ data: Blob }> {
  const response = await fetch(address, { signal });
  if (response.status === 404 || response.status === 204) throw new NoTile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return { data: await response.blob() };
}
