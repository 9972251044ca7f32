/** Limit of the Web Mercator square, degrees of latitude */
const LAST_LATITUDE = 85.0511;

/** Web Mercator, 0–1 from the west. */
export const mercatorX = (lon: number): number => (lon + 180) / 360;

/** Web Mercator, 0–1 from the north; clamped to the map's square. */
export function mercatorY(lat: number): number {
  const sin = Math.sin((Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}
