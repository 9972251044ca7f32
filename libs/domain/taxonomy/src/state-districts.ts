import { countryId, derivedId, stateId } from './ids.ts';

export interface StateDistrictRow {
  id: string;
  countryId: string;
  stateId: string | null;
  title: string;
  nominatimTitle: string;
}

/** Districts below the states, around the first region; a country without states has districts directly. */
const table: readonly (readonly [iso2: string, state: string | null, districts: readonly string[]])[] = [
  ['LI', null, ['Oberland', 'Unterland']],
  [
    'CH',
    'St. Gallen',
    [
      'Wahlkreis Rheintal',
      'Wahlkreis Rorschach',
      'Wahlkreis Sarganserland',
      'Wahlkreis See-Gaster',
      'Wahlkreis St. Gallen',
      'Wahlkreis Toggenburg',
      'Wahlkreis Werdenberg',
      'Wahlkreis Wil',
    ],
  ],
  [
    'CH',
    'Graubünden/Grischun/Grigioni',
    [
      'Region Albula',
      'Region Bernina',
      'Region Engiadina Bassa/Val Müstair',
      'Region Imboden',
      'Region Landquart',
      'Region Maloja',
      'Region Moesa',
      'Region Plessur',
      'Region Prättigau/Davos',
      'Region Surselva',
      'Region Viamala',
    ],
  ],
  ['AT', 'Vorarlberg', ['Bezirk Bludenz', 'Bezirk Bregenz', 'Bezirk Dornbirn', 'Bezirk Feldkirch']],
];

const kindOfDistrict = /^(Wahlkreis|Region|Bezirk) /;

export const stateDistricts: readonly StateDistrictRow[] = table.flatMap(([iso2, state, names]) =>
  names.map((nominatimTitle) => ({
    id: derivedId('stateDistrict', `${iso2}/${state ?? ''}/${nominatimTitle}`),
    countryId: countryId(iso2),
    stateId: state === null ? null : stateId(iso2, state),
    title: nominatimTitle.replace(kindOfDistrict, ''),
    nominatimTitle,
  })),
);
