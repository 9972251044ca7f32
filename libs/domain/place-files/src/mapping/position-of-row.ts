import type { ColumnTarget, PlaceFileRow, ShapeGeometry } from '@umkreis/contract/place-file.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { readPosition } from '@umkreis/geometry/read-position.ts';
import { cleanGeometry } from '../reading/clean-geometry.ts';
import { shapePosition } from '../reading/shape-position.ts';
import type { RowProblem } from './mapped-row.ts';
import { isProjected, readCoordinates } from './read-coordinates.ts';
import { readWkt } from './read-wkt.ts';

interface Located {
  position?: LngLat;
  geometry?: ShapeGeometry;
  problem?: RowProblem;
}

/**
 * Where a row is, by its columns, else by its geometry.
 * @param valueOf value of a field, if the row has one
 * @param near completes short plus codes
 */
export function positionOf(
  { position, geometry, fault }: PlaceFileRow,
  valueOf: (target: ColumnTarget) => string | undefined,
  near: LngLat,
): Located {
  const [lat, lon, text] = [valueOf('lat'), valueOf('lon'), valueOf('position')];
  if (lat || lon) {
    const found = lat && lon ? readCoordinates(lat, lon, near) : undefined;
    if (found) return { position: found, ...(geometry && { geometry }) };
    const code = isProjected(lat ?? '') || isProjected(lon ?? '') ? 'projected' : 'bad-position';
    return { problem: { code, value: [lat, lon].filter(Boolean).join(' / '), target: lat ? 'lat' : 'lon' } };
  }
  if (text) return ofText(text, near);
  if (fault && fault !== 'no-geometry') return { problem: { code: fault, value: '', target: 'position' } };
  return { ...(position && { position }), ...(geometry && { geometry }) };
}

/** Well-known text of another reference */
const OTHER_SRID = /^\s*SRID=\d+;/i;

function ofText(text: string, near: LngLat): Located {
  const bad: Located = { problem: { code: 'bad-position', value: text.slice(0, 80), target: 'position' } };
  const shape = readWkt(text) ?? readGeometry(text);
  if (!shape) {
    const position = readPosition(text, near);
    if (position) return { position };
    return OTHER_SRID.test(text) ? { problem: { ...bad.problem!, code: 'projected' } } : bad;
  }
  const cleaned = cleanGeometry(shape);
  if ('fault' in cleaned)
    return cleaned.fault === 'projected-shape' ? { problem: { ...bad.problem!, code: 'projected' } } : bad;
  const { geometry, points } = cleaned;
  if (geometry) return { position: shapePosition(geometry), geometry };
  const [lon, lat] = points[0]!;
  return { position: [lon, lat] };
}

/** GeoJSON in a cell, a geometry or a feature with one, as portals of public data export it; null: another text */
function readGeometry(text: string): unknown {
  if (!text.startsWith('{')) return null;
  try {
    const value = JSON.parse(text) as { type?: unknown; geometry?: unknown };
    return value.type === 'Feature' ? value.geometry : value;
  } catch {
    return null;
  }
}
