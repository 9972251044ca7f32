import { centroid } from '../geometry/measure.ts';
import type { Polygon } from '../geometry/polygons.ts';
import type { Position, Tags } from '../shared/osm-data.ts';
import { area, point, type BaseFeature, type Properties } from './base-feature.ts';

const STOREY = 3;
/** Default heights of buildings without one, m */
const heights: Record<string, number> = {
  garage: 3,
  garages: 3,
  carport: 3,
  shed: 3,
  hut: 3,
  roof: 4,
  cabin: 4,
  greenhouse: 4,
  service: 3,
  transformer_tower: 9,
  barn: 8,
  farm_auxiliary: 7,
  stable: 6,
  apartments: 13,
  hotel: 13,
  office: 13,
  commercial: 11,
  retail: 8,
  industrial: 10,
  warehouse: 9,
  school: 11,
  hospital: 15,
  church: 18,
  cathedral: 24,
  chapel: 7,
  castle: 16,
  tower: 22,
};

export function buildingFeatures(tags: Tags, polygons: Polygon[]): BaseFeature[] {
  if ((!tags.building || tags.building === 'no') && !tags['building:part']) return [];
  const properties: Properties = { height: heightOf(tags) };
  const base = Number.parseFloat(tags.min_height ?? '') || Number.parseFloat(tags['building:min_level'] ?? '') * STOREY;
  if (base > 0) properties.min_height = base;
  return [
    { layer: 'buildings', minZoom: 13, properties, geometry: area(polygons) },
    ...addressFeatures(tags, centroid(polygons[0]![0]!)),
  ];
}

/** Height in m. */
function heightOf(tags: Tags): number {
  const measured = Number.parseFloat(tags.height ?? '');
  if (measured > 0) return measured;
  const levels = Number.parseFloat(tags['building:levels'] ?? '');
  if (levels > 0) return levels * STOREY + 2;
  return heights[tags.building ?? ''] ?? 8;
}

export function addressFeatures(tags: Tags, position: Position): BaseFeature[] {
  const { 'addr:housenumber': housenumber, 'addr:housename': housename = '' } = tags;
  return housenumber
    ? [{ layer: 'addresses', minZoom: 14, properties: { housenumber, housename }, geometry: point(position) }]
    : [];
}
