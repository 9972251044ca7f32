import type { Branch } from '@umkreis/contract/branch.ts';

type View = { pitch?: number; bearing?: number };

/** Smaller screens start at a lower zoom; difference in zoom levels */
const steps = [
  ['xs', 1],
  ['smAndUp', 0.4],
  ['md', 0],
] as const;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Camera per breakpoint.
 * @param zoom on a wide screen
 * @param view pitch 0–61.5° and bearing in degrees clockwise from north; phones have no pitch
 */
export function camerasAt(
  [lon, lat]: readonly [lon: number, lat: number],
  zoom: number,
  { pitch = 0, bearing = 0 }: View = {},
): Branch['mapCenter'] {
  return steps.map(([breakpoint, out]) => ({
    breakpoint,
    lon,
    lat,
    zoom: round(zoom - out, 2),
    pitch: breakpoint === 'xs' ? 0 : pitch,
    bearing,
  }));
}

/** Area per breakpoint; distance from the centre in each direction, km */
export function areaAround(
  [lon, lat]: readonly [lon: number, lat: number],
  [east, north]: readonly [east: number, north: number],
  bearing?: number,
): Branch['mapBoundaries'] {
  const [dLon, dLat] = [east / (111.32 * Math.cos((lat * Math.PI) / 180)), north / 111.32];
  const lngLatSwNeBounds: Branch['mapBoundaries'][number]['lngLatSwNeBounds'] = [
    [round(lon - dLon, 5), round(lat - dLat, 5)],
    [round(lon + dLon, 5), round(lat + dLat, 5)],
  ];
  return steps.map(([breakpoint]) => ({ breakpoint, lngLatSwNeBounds, ...(bearing !== undefined && { bearing }) }));
}

/** Centre of the fictional valley, shown by branches without a real region */
export const valley = [10.9, 46.65] as const;
