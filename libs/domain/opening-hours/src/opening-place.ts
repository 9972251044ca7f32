/** Where hours apply: determines time zone, holidays and sun. */
export interface OpeningPlace {
  /** IANA name, e.g. Europe/Vaduz */
  timeZone: string;
  /** Degrees, WGS 84; for sunrise and sunset */
  lat: number;
  lon: number;
  /** ISO 3166-1 alpha-2, lower case; for public and school holidays */
  countryCode: string;
  /** Name of the state, where holidays depend on it */
  state?: string | null;
}
