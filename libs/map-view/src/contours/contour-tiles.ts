import contour from 'maplibre-contour';
import { PMTiles } from 'pmtiles';
import { isTerrainArchive, TERRAIN_ZOOM } from '@umkreis/contract/terrain-url.ts';

/** Metres between two lines, and between two index lines, from a zoom on. */
const steps: Readonly<Record<number, readonly [lines: number, index: number]>> = {
  11: [200, 1000],
  12: [100, 500],
  13: [50, 250],
  14: [20, 100],
};
/** Tiles of heights that stay: 256 kB each */
const KEPT_TILES = 48;
const TIMEOUT_MS = 15_000;

type Heights = InstanceType<typeof contour.LocalDemManager>;
type HeightTile = Awaited<ReturnType<Heights['fetchDem']>>;

/** A tile that the source of heights does not have. */
class NoTile extends Error {}

/** Lines go on beside ground of which nothing is known. */
class KnownGround extends contour.LocalDemManager {
  override fetchDem(...asked: Parameters<Heights['fetchDem']>): Promise<HeightTile> {
    return super.fetchDem(...asked).catch((error: unknown) => {
      if (error instanceof NoTile) return undefined as unknown as HeightTile;
      throw error;
    });
  }
}

/** Vector tiles of contour lines, made from heights. */
export interface ContourTiles {
  /** A tile in Mapbox's format, empty where there are no lines. @throws where the heights can't be read */
  tile(z: number, x: number, y: number): Promise<ArrayBuffer>;
}

/**
 * @param url terrarium PNG, as TERRAIN_URL names it, absolute
 * @param decodeImage reads a PNG; default: as browsers do
 */
export async function contourTiles(url: string, decodeImage?: Heights['decodeImage']): Promise<ContourTiles> {
  const archive = isTerrainArchive(url) ? new PMTiles(url) : null;
  const maxzoom = archive ? Math.min((await archive.getHeader()).maxZoom, TERRAIN_ZOOM) : TERRAIN_ZOOM;
  const heights = new KnownGround({
    demUrlPattern: archive ? '{z}/{x}/{y}' : url,
    encoding: 'terrarium',
    cacheSize: KEPT_TILES,
    maxzoom,
    timeoutMs: TIMEOUT_MS,
    decodeImage,
    getTile: archive ? (path) => fromArchive(archive, path) : (address, { signal }) => fromServer(address, signal),
  });
  const levels = (z: number) => [...(steps[Math.min(z, 14)] ?? [])];
  return {
    async tile(z, x, y) {
      // one zoom below gives lines that are as smooth and asks for a quarter of the tiles
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
  const answer = await fetch(address, { signal });
  if (answer.status === 404 || answer.status === 204) throw new NoTile(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return { data: await answer.blob() };
}
