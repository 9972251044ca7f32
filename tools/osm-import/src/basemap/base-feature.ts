import type { Position, Tags } from '../shared/osm-data.ts';
import type { Polygon } from '../geometry/polygons.ts';

/**
 * Layers of the Shortbread schema 1.0 (https://shortbread-tiles.org/schema/1.0/), and two for the edge of an
 * extract.
 */
export type LayerName =
  | 'ocean'
  | 'water_polygons'
  | 'water_polygons_labels'
  | 'water_lines'
  | 'water_lines_labels'
  | 'dam_lines'
  | 'dam_polygons'
  | 'pier_lines'
  | 'pier_polygons'
  | 'boundaries'
  | 'boundary_labels'
  | 'place_labels'
  | 'land'
  | 'sites'
  | 'buildings'
  | 'addresses'
  | 'streets'
  | 'street_polygons'
  | 'streets_polygons_labels'
  | 'street_labels'
  | 'bridges'
  | 'public_transport'
  | 'aerialways'
  | 'ferries'
  | 'extract_outside'
  | 'extract_edge';

export type Properties = Record<string, string | number | boolean>;
export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiPolygon'; coordinates: Polygon[] };

export interface BaseFeature {
  layer: LayerName;
  minZoom: number;
  properties: Properties;
  geometry: Geometry;
}

export const point = (coordinates: Position): Geometry => ({ type: 'Point', coordinates });
export const line = (coordinates: Position[]): Geometry => ({ type: 'LineString', coordinates });
export const area = (coordinates: Polygon[]): Geometry => ({ type: 'MultiPolygon', coordinates });

/** The name attributes of the schema. */
export function names(tags: Tags): Properties {
  const { name = '' } = tags;
  return { name, name_de: tags['name:de'] ?? name, name_en: tags['name:en'] ?? name };
}
