import type { LngLat } from '@umkreis/contract/ref.ts';
import { readPosition } from '@umkreis/geometry/read-position.ts';
import { wrapLon } from '@umkreis/geometry/longitude.ts';

const DECIMAL = /^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i;

/** Degrees with point or comma; undefined for other spellings. */
export function readDegrees(text: string): number | undefined {
  const value = text.replaceAll(/[\s\u00A0°]/g, '');
  return DECIMAL.test(value) ? Number(value.replace(',', '.')) : undefined;
}

/**
 * The position of two cells, also with minutes, seconds and hemispheres.
 * @param near completes short plus codes
 * @returns undefined if it can't be read or is not on earth
 */
export function readCoordinates(lat: string, lon: string, near: LngLat): LngLat | undefined {
  const [y, x] = [readDegrees(lat), readDegrees(lon)];
  if (y !== undefined && x !== undefined) return Math.abs(y) <= 90 && Math.abs(x) <= 360 ? [wrapLon(x), y] : undefined;
  return readPosition(`${lat} ${lon}`, near) ?? undefined;
}

/** Whether a number is metres of a projection, such as Swiss or Gauß-Krüger coordinates. */
export const isProjected = (text: string): boolean => Math.abs(readDegrees(text.replaceAll("'", '')) ?? 0) > 1000;
