import { readFile } from 'node:fs/promises';
import { VectorTile } from '@mapbox/vector-tile';
import { mercatorX, mercatorY } from '@umkreis/map-style/points/mercator.ts';
import type { PointProperties } from '@umkreis/map-style/points/point-properties.ts';
import { PbfReader } from 'pbf';
import { PMTiles, type Source } from 'pmtiles';

/** The properties of all places in an archive, as in its tiles of a zoom. @param zoom default: the first with tiles */
export async function placesInArchive(file: string, zoom?: number): Promise<PointProperties[]> {
  const bytes = await readFile(file);
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  };
  const archive = new PMTiles(source);
  const { minZoom, minLon, maxLon, minLat, maxLat } = await archive.getHeader();
  const z = zoom ?? minZoom;
  const cell = (position: number) => Math.floor(position * 2 ** z);
  const found: PointProperties[] = [];
  for (let x = cell(mercatorX(minLon)); x <= cell(mercatorX(maxLon)); x++)
    for (let y = cell(mercatorY(maxLat)); y <= cell(mercatorY(minLat)); y++) {
      const tile = await archive.getZxy(z, x, y);
      const layer = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers.items;
      for (let at = 0; at < (layer?.length ?? 0); at++)
        found.push(layer!.feature(at).properties as unknown as PointProperties);
    }
  return found;
}
