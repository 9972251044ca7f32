const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Adds https:// if the scheme is missing. */
export function webUrl(value: string): string {
  return scheme.test(value) ? value : `https://${value.replace(/^\/\//, '')}`;
}

/** Whether a web address may be stored: http or https, a host with a dot, no spaces; the scheme may be missing. */
export function isWebAddress(value: string): boolean {
  const url = webUrl(value);
  if (/\s/.test(value) || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}

export const mailUrl = (address: string, subject?: string) =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Host of a link for display. */
export function hostOf(url: string): string {
  try {
    return new URL(webUrl(url)).host.replace(/^www\./, '');
  } catch {
    return url;
  }
}

/** Whether a URL may be opened: other schemes are shown as text. */
export function isSafeUrl(value: string): boolean {
  return /^(https?|mailto|tel):/i.test(webUrl(value));
}

/** URL for directions to a point in the usual map application. Degrees, WGS 84. */
export const routeUrl = (lat: number, lon: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`;
