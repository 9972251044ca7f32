import type { GeojsonInput } from './geojson.ts';

/** itemGeojsonType → geojsonType: 1 line string, 2 polygon, 3 multi line, 4 labelled zones. */
export const geojsonTypeOf: Readonly<Record<number, number | null>> = {
  1: null,
  100: 2,
  110: 3,
  120: 2,
  130: 3,
  140: 2,
  150: 3,
  160: 3,
  200: 4,
  1000: 2,
  2000: 1,
};

/** What a geometry consists of, whether it has one or several parts. */
export type ShapeFamily = 'point' | 'line' | 'area';
type GeometryType = 'Point' | 'MultiPoint' | 'LineString' | 'MultiLineString' | 'Polygon' | 'MultiPolygon';

const families: Readonly<Record<GeometryType, ShapeFamily>> = {
  Point: 'point',
  MultiPoint: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'area',
  MultiPolygon: 'area',
};

/** itemGeojsonType of labelled zones, the only one whose shapes are areas or points */
const ZONE = 200;
const lineKinds: readonly number[] = [1, 110, 130, 150, 160, 2000];

/** @param type GeoJSON type of a geometry */
export const familyOf = (type: string): ShapeFamily | undefined => families[type as GeometryType];

/** Whether a shape can be drawn as this kind: walls and paths are lines, halls and booths are areas. */
export function isKindOf(itemGeojsonType: number, family: ShapeFamily): boolean {
  if (lineKinds.includes(itemGeojsonType)) return family === 'line';
  return family === 'area' || (family === 'point' && itemGeojsonType === ZONE);
}

/** The kind of a shape for which none was chosen: an area, a line string, or a label at a point. */
export const usualKinds = { area: 1000, line: 2000, point: ZONE } as const;

/**
 * Why a geometry can't be of a kind, for example a hall that is a line.
 * @returns undefined if every feature can
 */
export function kindError(itemGeojsonType: number, geojson: GeojsonInput): string | undefined {
  const features = geojson.type === 'FeatureCollection' ? geojson.features : [geojson];
  const index = features.findIndex(({ geometry }) => !isKindOf(itemGeojsonType, families[geometry.type]));
  if (index === -1) return undefined;
  const expected = lineKinds.includes(itemGeojsonType)
    ? 'lines'
    : itemGeojsonType === ZONE
      ? 'areas or points'
      : 'areas';
  return `kind ${itemGeojsonType} consists of ${expected}, and shape ${index + 1} is a ${features[index]!.geometry.type}`;
}
