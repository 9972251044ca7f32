import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { fittingKind } from './shape-kind.ts';
import type { GeojsonType } from './type-name.ts';

/** A feature of a geometry while it is edited. */
export interface Shape {
  key: string;
  /** What it is drawn as */
  kind: GeojsonType;
  feature: Feature;
}

/** A point, a line or the outer ring of an area. A multi-part shape has one entry per part. */
export interface Part {
  kind: 'Point' | 'LineString' | 'Polygon';
  /** One position for a point; the closed outer ring of an area */
  positions: Position[];
  /** Number of holes, which are preserved but not drawn */
  holes: number;
}

/** Decimals of a degree: 1 cm, the precision of the drawing library */
const DECIMALS = 7;
const rounded = (value: number) => Number(value.toFixed(DECIMALS));
const keyOf = ([lon, lat]: Position) => `${rounded(lon!)},${rounded(lat!)}`;

/**
 * @param kind stored kind; a shape that contradicts it gets the usual one of its geometry
 * @param newKey returns a unique key per shape
 */
export function shapesOf(
  geojson: Feature | FeatureCollection,
  kind: GeojsonType | undefined,
  newKey: () => string,
): Shape[] {
  const features = geojson.type === 'FeatureCollection' ? geojson.features : [geojson];
  return features.map((feature) => ({ key: newKey(), kind: fittingKind(feature.geometry, [kind]), feature }));
}

export interface KindGeometry {
  type: GeojsonType;
  geojson: Feature | FeatureCollection;
}

/**
 * The shapes as geometries to be stored, one per kind. The first one has the stored kind, if any shape still has it.
 * @param before the stored geometry
 */
export function geometriesOf(
  shapes: readonly Shape[],
  kind: GeojsonType | undefined,
  before?: Feature | FeatureCollection,
): KindGeometry[] {
  const groups = [...Map.groupBy(shapes, (shape) => shape.kind)];
  const ordered = groups.toSorted(([a], [b]) => Number(b === kind) - Number(a === kind));
  return ordered.map(([type, some], index) => ({ type, geojson: geojsonOf(some, index === 0 ? before : undefined) }));
}

/**
 * A single shape becomes a feature, several become a collection. Other members of the collection are
 * preserved.
 */
export function geojsonOf(shapes: readonly Shape[], before?: Feature | FeatureCollection): Feature | FeatureCollection {
  const features = shapes.map(({ feature }) => feature);
  if (before?.type === 'FeatureCollection') return { ...before, features };
  return features.length === 1 ? features[0]! : { type: 'FeatureCollection', features };
}

export function partsOf({ geometry }: Feature): Part[] {
  const area = ([ring, ...holes]: Position[][]): Part => ({ kind: 'Polygon', positions: ring!, holes: holes.length });
  switch (geometry?.type) {
    case 'Point':
      return [{ kind: 'Point', positions: [geometry.coordinates], holes: 0 }];
    case 'MultiPoint':
      return geometry.coordinates.map((position) => ({ kind: 'Point', positions: [position], holes: 0 }));
    case 'LineString':
      return [{ kind: 'LineString', positions: geometry.coordinates, holes: 0 }];
    case 'MultiLineString':
      return geometry.coordinates.map((positions) => ({ kind: 'LineString', positions, holes: 0 }));
    case 'Polygon':
      return [area(geometry.coordinates)];
    case 'MultiPolygon':
      return geometry.coordinates.map(area);
    default:
      return [];
  }
}

/** Two-dimensional positions, rounded for drawing. */
export const drawnPositions = (positions: readonly Position[]): Position[] =>
  positions.map(([lon, lat]) => [rounded(lon!), rounded(lat!)]);

/**
 * A feature with new positions for one of its parts. Unmoved positions keep their height and all decimals;
 * holes are preserved.
 */
export function withPart(feature: Feature, index: number, drawn: readonly Position[]): Feature {
  const part = partsOf(feature)[index];
  if (!part) return feature;
  const originals = new Map(part.positions.map((position) => [keyOf(position), position]));
  const positions = drawn.map((position) => originals.get(keyOf(position)) ?? drawnPositions([position])[0]!);
  if (isSame(positions, part.positions)) return feature;
  return withGeometry(feature, replaced(feature.geometry, index, positions));
}

const isSame = (a: readonly Position[], b: readonly Position[]) =>
  a.length === b.length && a.every((position, index) => keyOf(position) === keyOf(b[index]!));

function replaced(geometry: Geometry, index: number, positions: Position[]): Geometry {
  switch (geometry.type) {
    case 'Point':
      return { ...geometry, coordinates: positions[0]! };
    case 'MultiPoint':
      return { ...geometry, coordinates: geometry.coordinates.with(index, positions[0]!) };
    case 'LineString':
      return { ...geometry, coordinates: positions };
    case 'MultiLineString':
      return { ...geometry, coordinates: geometry.coordinates.with(index, positions) };
    case 'Polygon':
      return { ...geometry, coordinates: [positions, ...geometry.coordinates.slice(1)] };
    case 'MultiPolygon':
      return {
        ...geometry,
        coordinates: geometry.coordinates.with(index, [positions, ...geometry.coordinates[index]!.slice(1)]),
      };
    default:
      return geometry;
  }
}

/** A feature with another geometry, to which its bounding box doesn't apply. */
export function withGeometry(feature: Feature, geometry: Geometry): Feature {
  const { bbox: _, ...rest } = feature;
  return { ...rest, geometry };
}

/** A feature with one property changed; undefined removes it, so that the default of its type applies. */
export function withProperty(feature: Feature, name: string, value: string | number | undefined): Feature {
  const { [name]: _, ...rest } = feature.properties ?? {};
  return { ...feature, properties: value === undefined ? rest : { ...rest, [name]: value } };
}

/** [west, south, east, north] of all shapes; null without positions */
export function boundsOf(shapes: readonly Shape[]): [number, number, number, number] | null {
  const positions = shapes.flatMap(({ feature }) => partsOf(feature).flatMap((part) => part.positions));
  if (positions.length === 0) return null;
  const [lons, lats] = [positions.map(([lon]) => lon!), positions.map(([, lat]) => lat!)];
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return [least(lons), least(lats), most(lons), most(lats)];
}
