import type { OsmData } from '../osm-data.ts';
import { baseFeatures } from './base-features.ts';
import { cutTiles, MAX_ZOOM } from './cut-tiles.ts';
import { writePmtiles } from './pmtiles-writer.ts';

/** The extract as one PMTiles archive in the Shortbread schema. */
export function makeBasemap(data: OsmData, name: string): { archive: Uint8Array; tiles: number } {
  const features = baseFeatures(data);
  const tiles = cutTiles(features, data.bounds);
  const [west, south, east, north] = data.bounds;
  const layers = new Map<string, { minzoom: number; fields: Record<string, string> }>();
  for (const { layer, minZoom, properties } of features) {
    const known = layers.get(layer) ?? { minzoom: minZoom, fields: {} };
    known.minzoom = Math.min(known.minzoom, minZoom);
    for (const [key, value] of Object.entries(properties))
      known.fields[key] ??= { string: 'String', number: 'Number', boolean: 'Boolean' }[typeof value as 'string'];
    layers.set(layer, known);
  }
  const archive = writePmtiles(tiles, {
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    bounds: data.bounds,
    center: [(west + east) / 2, (south + north) / 2, 11],
    metadata: {
      name,
      type: 'baselayer',
      format: 'pbf',
      attribution: '© OpenStreetMap contributors',
      description: 'Shortbread schema 1.0',
      vector_layers: [...layers].map(([id, layer]) => ({ id, ...layer, maxzoom: MAX_ZOOM })),
    },
  });
  return { archive, tiles: tiles.length };
}
