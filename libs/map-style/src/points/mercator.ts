/** The latitude at which the square of the map ends, degrees. */
const LAST_LATITUDE = 85.0511;

/** Web Mercator, 0–1 from the west. */
export const mercatorX = (lon: number): number => (lon + 180) / 360;

/** Web Mercator, 0–1 from the north; what lies beyond the square of the map counts as on its edge. */
export function mercatorY(lat: number): number {
  const sin = Math.sin((Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}
