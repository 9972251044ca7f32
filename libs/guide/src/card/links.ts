/** Adds http:// where the scheme is missing. */
export function webUrl(value: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `http://${value}`;
}

export const mailUrl = (address: string, subject?: string) => `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
export const phoneUrl = (number: string) => `tel:${number.replaceAll(/\s/g, '')}`;

/** Host of a link as people read it. */
export function hostOf(url: string): string {
  try {
    return new URL(webUrl(url)).host.replace(/^www\./, '');
  } catch {
    return url;
  }
}

/** Only these may be opened: anything else in a value is text. */
export function isSafeUrl(value: string): boolean {
  return /^(https?|mailto|tel):/i.test(webUrl(value));
}

/** Directions to a point, in the map application people have. Degrees, WGS 84. */
export const routeUrl = (lat: number, lon: number) => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`;
