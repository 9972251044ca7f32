import isoCountries from 'i18n-iso-countries';
import { countryId } from './ids.ts';
import { states } from './states.ts';

export interface CountryRow {
  id: string;
  /** ISO 3166-1 alpha-2, upper case; Kosovo is XK by convention. */
  iso2: string;
  ohStateField: string | null;
  de: string;
  en: string;
}

const withStates = new Set(states.map((state) => state.countryId));

/** All countries of ISO 3166-1. */
export const countries: readonly CountryRow[] = Object.keys(isoCountries.getAlpha2Codes())
  .toSorted()
  .map((iso2) => {
    const id = countryId(iso2);
    return {
      id,
      iso2,
      ohStateField: withStates.has(id) ? 'state' : null,
      de: isoCountries.getName(iso2, 'de') ?? iso2,
      en: isoCountries.getName(iso2, 'en') ?? iso2,
    };
  });

const byIso2 = new Map(countries.map((country) => [country.iso2, country]));

/** @param iso2 in either case */
export const countryOf = (iso2: string): CountryRow | undefined => byIso2.get(iso2.toUpperCase());
