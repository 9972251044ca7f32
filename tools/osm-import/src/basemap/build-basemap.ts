import { boxOnCircle, coveredBox } from '../geometry/box-on-circle.ts';
import { boxOf, type Box } from '../geometry/measure.ts';
import type { OsmData, Position } from '../shared/osm-data.ts';
import type { BaseFeature, Geometry } from './base-feature.ts';
import { baseFeatures } from './base-features.ts';
import { coastOf, type Coast } from './coastline.ts';
import { cutTiles, MAX_ZOOM } from './cut-tiles.ts';
import { veilFeatures } from './veil.ts';
import { writePmtiles } from '@umkreis/pmtiles/write-pmtiles.ts';

export interface CutBasemap {
  archive: Uint8Array;
  tiles: number;
  sea: Coast['sea'];
}

/** The extract as a PMTiles archive in the Shortbread schema. */
export function buildBasemap(data: OsmData, name: string): CutBasemap {
  const { features: coast, sea } = coastOf(data);
  const features = [...coast, ...baseFeatures(data)].filter(isPlausible);
  const drawn = features.flatMap(({ geometry }) => positionsIn(geometry));
  const box = drawn.length > 0 ? boxOnCircle(drawn) : coveredBox(data);
  const veil = veilFeatures(features, box, coveredBox(data), placesOf(data));
  const tiles = cutTiles(features, veil);
  // All longitudes if it crosses 180°, because readers expect west below east.
  const [west, south, east, north]: Box = box[2] > 180 ? [-180, box[1], 180, box[3]] : box;
  const layers = new Map<string, { minzoom: number; fields: Record<string, string> }>();
  for (const { layer, minZoom, properties } of [...features, ...veil]) {
    const existing = layers.get(layer) ?? { minzoom: minZoom, fields: {} };
    existing.minzoom = Math.min(existing.minzoom, minZoom);
    for (const [key, value] of Object.entries(properties))
      existing.fields[key] ??= { string: 'String', number: 'Number', boolean: 'Boolean' }[typeof value as 'string'];
    layers.set(layer, existing);
  }
  const archive = writePmtiles(tiles, {
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    bounds: [west, south, east, north],
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
  return { archive, tiles: tiles.length, sea };
}

/** Buildings and similar details larger than this are errors of the data, degrees; each would fill 100,000 tiles. */
const LARGEST_DETAIL = 0.5;
/** From this zoom on a layer only has details. */
const DETAIL_ZOOM = 11;

function isPlausible({ geometry, minZoom }: BaseFeature): boolean {
  if (geometry.type !== 'MultiPolygon' || minZoom < DETAIL_ZOOM) return true;
  const [west, south, east, north] = boxOf(positionsIn(geometry));
  return east - west <= LARGEST_DETAIL && north - south <= LARGEST_DETAIL;
}

/** Places, which are never veiled. */
const placesOf = (data: OsmData) =>
  data.taggedNodes
    .filter(({ tags }) => tags.name !== undefined && tags.place === undefined)
    .map(({ position }) => position);

function positionsIn({ type, coordinates }: Geometry): readonly Position[] {
  if (type === 'Point') return [coordinates];
  return type === 'LineString' ? coordinates : coordinates.flatMap((polygon) => polygon[0]!);
}
