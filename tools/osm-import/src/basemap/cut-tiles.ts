import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Box } from '../geometry/measure.ts';
import type { BaseFeature, LayerName } from './base-feature.ts';
import type { Tile } from './pmtiles-writer.ts';

export const MAX_ZOOM = 14;
/** Twice the usual extent: a unit at zoom 14 is 0.2 m in the Alps, so that overzoomed walls stay straight. */
const EXTENT = 8192;

interface Slice {
  layer: LayerName;
  minZoom: number;
  index: GeoJSONVT;
}

/** Cuts features into vector tiles of zoom 0 to 14 that cover the box. */
export function cutTiles(features: readonly BaseFeature[], box: Box): Tile[] {
  const slices = slicesOf(features);
  const tiles: Tile[] = [];
  for (let z = 0; z <= MAX_ZOOM; z++) {
    const [left, top] = tileAt(box[0], box[3], z);
    const [right, bottom] = tileAt(box[2], box[1], z);
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        const data = tile(slices, z, x, y);
        if (data) tiles.push({ z, x, y, data });
      }
    }
  }
  return tiles;
}

/** An index for each layer and first zoom; drawing order within a layer is large areas first. */
function slicesOf(features: readonly BaseFeature[]): Slice[] {
  const groups = new Map<string, BaseFeature[]>();
  for (const feature of features) {
    const key = `${feature.layer}/${feature.minZoom}`;
    const group = groups.get(key);
    if (group) group.push(feature);
    else groups.set(key, [feature]);
  }
  return [...groups.values()].map((group) => ({
    layer: group[0]!.layer,
    minZoom: group[0]!.minZoom,
    index: new GeoJSONVT(
      {
        type: 'FeatureCollection',
        features: group.map(({ geometry, properties }) => ({ type: 'Feature', geometry, properties })),
      },
      { maxZoom: MAX_ZOOM, indexMaxZoom: 5, indexMaxPoints: 20_000, extent: EXTENT, buffer: 160, tolerance: 5 },
    ),
  }));
}

function tile(slices: readonly Slice[], z: number, x: number, y: number): Uint8Array | undefined {
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const { layer, minZoom, index } of slices) {
    const part = z >= minZoom ? index.getTile(z, x, y) : null;
    if (!part || part.features.length === 0) continue;
    const before = layers[layer];
    layers[layer] = before ? { ...before, features: [...before.features, ...part.features] } : part;
  }
  return Object.keys(layers).length > 0 ? fromGeojsonVt(layers, { version: 2, extent: EXTENT }) : undefined;
}

function tileAt(lon: number, lat: number, z: number): [number, number] {
  const count = 2 ** z;
  const radians = (lat * Math.PI) / 180;
  const clamp = (value: number) => Math.min(count - 1, Math.max(0, Math.floor(value)));
  return [
    clamp(((lon + 180) / 360) * count),
    clamp(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * count),
  ];
}
