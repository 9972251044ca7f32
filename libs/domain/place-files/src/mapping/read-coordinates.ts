import type { LngLat } from '@umkreis/contract/ref.ts';
import { readPosition } from '@umkreis/geometry/read-position.ts';
import { fromSwiss } from '@umkreis/geometry/swiss-position.ts';
import { wrapLon } from '@umkreis/geometry/longitude.ts';

const DECIMAL = /^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i;

/** Degrees with point or comma; undefined for other spellings. */
export function readDegrees(text: string): number | undefined {
  const value = text.replaceAll(/[\s\u00A0°]/g, '');
  return DECIMAL.test(value) ? Number(value.replace(',', '.')) : undefined;
}

/** Metres, also with thousands separated. */
const readMetres = (text: string): number | undefined => readDegrees(text.replaceAll(/['’ʼ]/g, ''));

/** The position of two cells with Swiss national coordinates, in either order. */
const readSwiss = (lat: string, lon: string) => fromSwiss(readMetres(lat) ?? NaN, readMetres(lon) ?? NaN);

/** Whether a value is an east or north coordinate of LV95, which no other numbers of places resemble. */
export const lv95Axis = (text: string): 'lon' | 'lat' | undefined => {
  const metres = readMetres(text) ?? 0;
  if (fromSwiss(metres, 1_200_000)) return 'lon';
  return fromSwiss(2_600_000, metres) ? 'lat' : undefined;
};

/**
 * The position of two cells, also with minutes, seconds and hemispheres, or in Swiss national coordinates.
 * @param near completes short plus codes
 * @returns undefined if it can't be read or is not on earth
 */
export function readCoordinates(lat: string, lon: string, near: LngLat): LngLat | undefined {
  const swiss = readSwiss(lat, lon);
  if (swiss) return swiss;
  const [y, x] = [readDegrees(lat), readDegrees(lon)];
  if (y !== undefined && x !== undefined) return Math.abs(y) <= 90 && Math.abs(x) <= 360 ? [wrapLon(x), y] : undefined;
  return readPosition(`${lat} ${lon}`, near) ?? undefined;
}

/** Whether a number is metres of a projection, such as Gauß-Krüger coordinates. */
export const isProjected = (text: string): boolean => Math.abs(readMetres(text) ?? 0) > 1000;
