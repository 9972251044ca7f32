/** H:MM:SS, also beyond 24:00:00. @returns seconds; null if the text is invalid */
export function secondsOf(text: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** YYYYMMDD. @returns YYYY-MM-DD; null if it is not a calendar day */
export function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** RRGGBB with or without '#'. */
export const colorOf = (text: string, fallback: string): string =>
  /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '').toUpperCase()}` : fallback;

/**
 * @returns null if it is not a latitude and longitude in degrees, or for the origin, which feeds use for
 *   unknown positions
 */
export function positionOf(lat: string, lon: string): { lat: number; lon: number } | null {
  const position = { lat: Number.parseFloat(lat), lon: Number.parseFloat(lon) };
  const isPlace =
    Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 && !(position.lat === 0 && position.lon === 0);
  return isPlace ? position : null;
}
