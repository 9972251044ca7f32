import { wrapLon } from '@umkreis/geometry/longitude.ts';
import type { MapStart } from '@umkreis/map-core/map/create-map.ts';

const prefix = '#map=';
/** Limits of MapLibre: zoom, pitch in degrees */
const mostZoom = 22;
const mostPitch = 85;

/**
 * The view as a URL hash in the usual notation: `#map=zoom/lat/lon`, with `/bearing/pitch` if rotated or tilted.
 */
export function hashOfView({ center: [lon, lat], zoom, bearing, pitch }: MapStart): string {
  // As many decimals as a pixel needs at that zoom
  const digits = Math.max(0, Math.ceil((zoom * Math.LN2 + Math.log(512 / 360 / 0.5)) / Math.LN10));
  const turned = Math.abs(bearing) >= 0.05 || pitch >= 0.5;
  const parts = [zoom.toFixed(2), lat.toFixed(digits), wrapLon(lon).toFixed(digits)];
  if (turned) parts.push(bearing.toFixed(1), pitch.toFixed(0));
  return prefix + parts.map(withoutZeros).join('/');
}

/** A fixed-point number without trailing zeros and without an exponent */
const withoutZeros = (digits: string): string =>
  (/\./.test(digits) ? digits.replace(/\.?0+$/, '') : digits).replace(/^-0$/, '0');

/** @returns null for a hash without a view or with an invalid one */
export function viewOfHash(hash: string): MapStart | null {
  if (!hash.startsWith(prefix)) return null;
  const parts = hash.slice(prefix.length).split('/');
  if (parts.length < 3 || parts.some((part) => !/^-?\d+(\.\d+)?$/.test(part))) return null;
  const [zoom, lat, lon, bearing = 0, pitch = 0] = parts.map(Number) as [number, number, number, number?, number?];
  const isShowable =
    zoom >= 0 && zoom <= mostZoom && Math.abs(lat) <= 85 && Math.abs(lon) <= 180 && pitch >= 0 && pitch <= mostPitch;
  return isShowable ? { center: [lon, lat], zoom, bearing, pitch } : null;
}
