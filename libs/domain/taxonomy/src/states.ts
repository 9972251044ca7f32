import { iso31662 } from 'iso-3166';
import { countryId, stateId } from './ids.ts';

export interface StateRow {
  id: string;
  countryId: string;
  /** ISO 3166-2, upper case. */
  iso: string;
  /** Name in OpenStreetMap. */
  nominatimTitle: string;
  /** Name of the state in the opening-hours library, for its holidays. */
  holidayName: string;
}

/**
 * Countries whose public or school holidays depend on the state. Their states are the first level of ISO 3166-2 …
 */
const byState = ['AT', 'AU', 'BR', 'CA', 'CH', 'DE', 'ES', 'FR', 'IT', 'PL', 'US'];
/** … plus subdivisions that ISO lists outside that level. */
const further = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS', 'FR-57', 'FR-67', 'FR-68', 'IT-BZ', 'IT-TN'];

/** Names in OpenStreetMap that differ from ISO. */
const inOpenStreetMap: Record<string, string> = {
  'CH-BE': 'Bern/Berne',
  'CH-FR': 'Fribourg/Freiburg',
  'CH-GR': 'Graubünden/Grischun/Grigioni',
  'CH-SG': 'St. Gallen',
  'CH-VS': 'Valais/Wallis',
};

/** Names in the opening-hours library that differ from ISO. */
const inHolidays: Record<string, string> = {
  'CH-SG': 'St. Gallen',
  'ES-AS': 'Asturias',
  'ES-MC': 'Región de Murcia',
  'ES-MD': 'Comunidad de Madrid',
  'ES-NC': 'Nafarroako Foru Komunitatea',
  'ES-PV': 'Euskal Herria',
  'ES-VC': 'Comunitat Valenciana',
  'FR-973': 'Guyane',
  'FR-PAC': "Provence-Alpes-Côte d'Azur",
  'FR-PDL': 'Pays de la Loire',
  'IT-23': "Valle d'Aosta",
  'IT-BZ': 'Bolzano',
  'IT-TN': 'Trento',
  'PL-04': 'Kujawsko-pomorskie',
  'PL-28': 'Warmińsko-mazurskie',
  'US-VI': 'United States Virgin Islands',
};

export const states: readonly StateRow[] = iso31662
  .filter(({ code, parent }) => byState.includes(parent) || further.includes(code))
  .map(({ code, name }) => {
    const nominatimTitle = inOpenStreetMap[code] ?? name;
    const iso2 = code.slice(0, 2);
    return {
      id: stateId(iso2, nominatimTitle),
      countryId: countryId(iso2),
      iso: code,
      nominatimTitle,
      holidayName: inHolidays[code] ?? name,
    };
  });

const byIso = new Map(states.map((state) => [state.iso, state]));

/** @param iso ISO 3166-2, either case @returns undefined if no holiday depends on the state */
export const stateOf = (iso: string): StateRow | undefined => byIso.get(iso.toUpperCase());

/**
 * Finds a state of a country by its code, or its name in ISO, OpenStreetMap or the opening-hours library.
 * @param iso2 ISO 3166-1 alpha-2, either case
 */
export function stateNamed(iso2: string, name: string): StateRow | undefined {
  const wanted = name.trim().toLowerCase();
  const country = iso2.toUpperCase();
  return (
    states.find(
      ({ iso, nominatimTitle, holidayName }) =>
        iso.startsWith(`${country}-`) &&
        [iso, iso.slice(3), nominatimTitle, holidayName].some((one) => one.toLowerCase() === wanted),
    ) ??
    states.find(({ iso, nominatimTitle }) => iso.startsWith(`${country}-`) && parts(nominatimTitle).includes(wanted))
  );
}

/** 'Bern/Berne' matches either part. */
const parts = (title: string) => title.toLowerCase().split('/');
