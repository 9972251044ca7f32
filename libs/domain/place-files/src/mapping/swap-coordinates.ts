import type { MappedRow } from './mapped-row.ts';

/** The row with latitude and longitude swapped, also those of its line or area. */
export function swapCoordinates(row: MappedRow): MappedRow {
  if (!row.position) return row;
  const [lat, lon] = row.position;
  const shape = row.row.geometry as { geometry: { coordinates: unknown } } | undefined;
  const geometry = shape && {
    ...shape,
    geometry: { ...shape.geometry, coordinates: swapped(shape.geometry.coordinates) },
  };
  return { ...row, position: [lon, lat], row: { ...row.row, lat, lon, ...(geometry && { geometry }) } };
}

/** Positions are nested in lines, rings and parts. */
function swapped(nested: unknown): unknown {
  if (!Array.isArray(nested)) return nested;
  if (typeof nested[0] !== 'number') return nested.map(swapped);
  const [x, y, ...height] = nested as number[];
  return [y, x, ...height];
}
