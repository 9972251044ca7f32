import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { signedArea } from '../geometry/measure.ts';
import type { Position } from '../shared/osm-data.ts';
import type { BaseFeature, LayerName } from './base-feature.ts';
import type { Tile } from '@umkreis/pmtiles/write-pmtiles.ts';

export const MAX_ZOOM = 14;
/** Twice the usual extent: a unit at zoom 14 is 0.2 m in the Alps, so that overzoomed walls stay straight */
const EXTENT = 8192;
/** Margin of a tile beyond its edges */
const BUFFER = 160;

interface Slice {
  layer: LayerName;
  minZoom: number;
  index: GeoJSONVT;
}

/**
 * Cuts features into vector tiles of zoom 0 to 14, also on both sides of 180°; empty tiles are omitted. Tiles that
 * are filled by areas, such as the sea, are not cut further, because all tiles below are the same.
 * @param veil covers other features, and creates no tiles of its own
 */
export function cutTiles(features: readonly BaseFeature[], veil: readonly BaseFeature[]): Tile[] {
  const tiles: Tile[] = [];
  const veils = slicesOf(veil);
  const visit = (above: readonly Slice[], z: number, x: number, y: number) => {
    // A feature too small for this zoom may be large enough at higher ones.
    const isIn = ({ index }: Slice) => {
      const part = index.getTile(z, x, y);
      if (!part?.numFeatures) return false;
      const features: readonly GeoJSONVTFeature[] = part.features;
      return features.length === 0 || features.some(isVisible);
    };
    const slices = above.filter(isIn);
    if (slices.length === 0) return;
    const over = veils.filter(isIn);
    const data = tile([...slices, ...over], z, x, y);
    const isFilled = over.length === 0 && slices.every((slice) => fillsTile(slice, z, x, y));
    if (data) tiles.push({ z, x, y, data, below: isFilled ? MAX_ZOOM - z : 0 });
    if (isFilled || z === MAX_ZOOM) return;
    for (const [dx, dy] of quarters) visit(slices, z + 1, x * 2 + dx, y * 2 + dy);
  };
  visit(slicesOf(features), 0, 0, 0);
  return tiles;
}

const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** False for an area completely removed by its own hole: a tile in the middle of an island. */
function isVisible({ type, geometry }: GeoJSONVTFeature): boolean {
  if (type !== 3 || geometry.length < 2) return true;
  const areas = (geometry as Position[][]).map(signedArea);
  return areas[0] === 0 || areas.reduce((sum, one) => sum + one) !== 0;
}

/** Whether the areas of a layer all fill the tile, including its margin, and are drawn from this zoom on. */
function fillsTile({ index, minZoom }: Slice, z: number, x: number, y: number): boolean {
  const part = index.getTile(z, x, y)!;
  const features: readonly GeoJSONVTFeature[] = part.features;
  return z >= minZoom && features.length === part.numFeatures && features.every(isWholeTile);
}

function isWholeTile({ type, geometry }: GeoJSONVTFeature): boolean {
  if (type !== 3 || geometry.length !== 1) return false;
  const ring = geometry[0] as [number, number][];
  const [low, high] = [-BUFFER, EXTENT + BUFFER];
  return (
    ring.length === 5 && ring.every(([left, up]) => (left === low || left === high) && (up === low || up === high))
  );
}

/** An index per layer and first zoom; within a layer large areas are drawn first. */
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
      { maxZoom: MAX_ZOOM, indexMaxZoom: 5, indexMaxPoints: 20_000, extent: EXTENT, buffer: BUFFER, tolerance: 5 },
    ),
  }));
}

function tile(slices: readonly Slice[], z: number, x: number, y: number): Uint8Array | undefined {
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const { layer, minZoom, index } of slices) {
    const whole = z >= minZoom ? index.getTile(z, x, y) : null;
    const features = (whole?.features as readonly GeoJSONVTFeature[] | undefined)?.filter(isVisible) ?? [];
    if (!whole || features.length === 0) continue;
    const part = { ...whole, features } as GeoJSONVTTile;
    const before = layers[layer];
    layers[layer] = before ? { ...before, features: [...before.features, ...part.features] } : part;
  }
  return Object.keys(layers).length > 0 ? fromGeojsonVt(layers, { version: 2, extent: EXTENT }) : undefined;
}
