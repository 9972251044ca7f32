import type { LngLat } from '@umkreis/contract/ref.ts';

export type Heading = 'north' | 'east' | 'south' | 'west';

const headings: Record<string, Heading> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};
const METRES_PER_DEGREE = 111_320;
/** Limit of the Mercator projection, degrees */
const MOST_LATITUDE = 85;

/** Heading of an arrow key; undefined for other keys */
export const headingOf = (key: string): Heading | undefined => headings[key];

/** A point moved by a distance on the ground. @param metres more than 0 */
export function nudged([lon, lat]: LngLat, heading: Heading, metres: number): LngLat {
  const north = heading === 'north' ? metres : heading === 'south' ? -metres : 0;
  const east = heading === 'east' ? metres : heading === 'west' ? -metres : 0;
  const nextLat = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat + north / METRES_PER_DEGREE));
  const nextLon = lon + east / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  return rounded([((nextLon + 540) % 360) - 180, nextLat]);
}

/** Rounded to 0.1 m, the precision of stored positions */
export const rounded = ([lon, lat]: LngLat): LngLat => [Math.round(lon * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
