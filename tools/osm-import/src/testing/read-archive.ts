import { PbfReader } from 'pbf';
import { PMTiles, type Source } from 'pmtiles';
import type { Position } from '../shared/osm-data.ts';

/** Opens an archive like a browser. */
export const openArchive = (archive: Uint8Array) =>
  new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => ({ data: Uint8Array.from(archive.subarray(offset, offset + length)).buffer }),
  } satisfies Source);

/** Names of the layers in a tile. */
export function layerNames(tile: ArrayBuffer): string[] {
  const names: string[] = [];
  new PbfReader(new Uint8Array(tile)).readFields((tag, into, pbf) => {
    if (tag === 3)
      pbf.readMessage((field, list: string[], inner) => {
        if (field === 1) list.push(inner.readString());
      }, into);
  }, names);
  return names;
}

/** Layers of the tile at a position; empty if there is no tile. */
export async function layersAt(archive: Uint8Array, [lon, lat]: Position, zoom = 14): Promise<string[]> {
  const count = 2 ** zoom;
  const radians = (lat * Math.PI) / 180;
  const x = Math.floor(((lon + 180) / 360) * count);
  const y = Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * count);
  const tile = await openArchive(archive).getZxy(zoom, x, y);
  return tile ? layerNames(tile.data) : [];
}
