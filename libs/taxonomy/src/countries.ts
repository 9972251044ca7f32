import { countryId, stateId } from './ids.ts';

export interface CountryRow {
  id: string;
  iso2: string;
  ohStateField: string | null;
  timeZone: string;
  de: string;
}
export interface StateRow {
  id: string;
  countryId: string;
  nominatimTitle: string;
}

type Entry = readonly [iso2: string, timeZone: string, de: string, states?: readonly string[]];

/** Countries whose holidays depend on the state list their states as OpenStreetMap names them. */
const table: readonly Entry[] = [
  ['LI', 'Europe/Vaduz', 'Liechtenstein'],
  [
    'CH',
    'Europe/Zurich',
    'Schweiz',
    [
      'Aargau',
      'Appenzell Ausserrhoden',
      'Appenzell Innerrhoden',
      'Basel-Landschaft',
      'Basel-Stadt',
      'Bern/Berne',
      'Fribourg/Freiburg',
      'Genève',
      'Glarus',
      'Graubünden/Grischun/Grigioni',
      'Jura',
      'Luzern',
      'Neuchâtel',
      'Nidwalden',
      'Obwalden',
      'Schaffhausen',
      'Schwyz',
      'Solothurn',
      'St. Gallen',
      'Thurgau',
      'Ticino',
      'Uri',
      'Valais/Wallis',
      'Vaud',
      'Zug',
      'Zürich',
    ],
  ],
  [
    'AT',
    'Europe/Vienna',
    'Österreich',
    [
      'Burgenland',
      'Kärnten',
      'Niederösterreich',
      'Oberösterreich',
      'Salzburg',
      'Steiermark',
      'Tirol',
      'Vorarlberg',
      'Wien',
    ],
  ],
  [
    'DE',
    'Europe/Berlin',
    'Deutschland',
    [
      'Baden-Württemberg',
      'Bayern',
      'Berlin',
      'Brandenburg',
      'Bremen',
      'Hamburg',
      'Hessen',
      'Mecklenburg-Vorpommern',
      'Niedersachsen',
      'Nordrhein-Westfalen',
      'Rheinland-Pfalz',
      'Saarland',
      'Sachsen',
      'Sachsen-Anhalt',
      'Schleswig-Holstein',
      'Thüringen',
    ],
  ],
  ['IT', 'Europe/Rome', 'Italien'],
  ['FR', 'Europe/Paris', 'Frankreich'],
  ['LU', 'Europe/Luxembourg', 'Luxemburg'],
  ['BE', 'Europe/Brussels', 'Belgien'],
  ['NL', 'Europe/Amsterdam', 'Niederlande'],
  ['DK', 'Europe/Copenhagen', 'Dänemark'],
  ['SE', 'Europe/Stockholm', 'Schweden'],
  ['NO', 'Europe/Oslo', 'Norwegen'],
  ['FI', 'Europe/Helsinki', 'Finnland'],
  ['IS', 'Atlantic/Reykjavik', 'Island'],
  ['PL', 'Europe/Warsaw', 'Polen'],
  ['CZ', 'Europe/Prague', 'Tschechien'],
  ['SK', 'Europe/Bratislava', 'Slowakei'],
  ['HU', 'Europe/Budapest', 'Ungarn'],
  ['SI', 'Europe/Ljubljana', 'Slowenien'],
  ['HR', 'Europe/Zagreb', 'Kroatien'],
  ['ES', 'Europe/Madrid', 'Spanien'],
  ['PT', 'Europe/Lisbon', 'Portugal'],
  ['GB', 'Europe/London', 'Vereinigtes Königreich'],
  ['IE', 'Europe/Dublin', 'Irland'],
  ['GR', 'Europe/Athens', 'Griechenland'],
  ['RO', 'Europe/Bucharest', 'Rumänien'],
  ['BG', 'Europe/Sofia', 'Bulgarien'],
  ['EE', 'Europe/Tallinn', 'Estland'],
  ['LV', 'Europe/Riga', 'Lettland'],
  ['LT', 'Europe/Vilnius', 'Litauen'],
  ['AD', 'Europe/Andorra', 'Andorra'],
  ['MC', 'Europe/Monaco', 'Monaco'],
  ['SM', 'Europe/San_Marino', 'San Marino'],
  ['VA', 'Europe/Vatican', 'Vatikanstadt'],
  ['MT', 'Europe/Malta', 'Malta'],
  ['CY', 'Asia/Nicosia', 'Zypern'],
];

export const countries: readonly CountryRow[] = table.map(([iso2, timeZone, de, states]) => ({
  id: countryId(iso2),
  iso2,
  ohStateField: states ? 'state' : null,
  timeZone,
  de,
}));

export const states: readonly StateRow[] = table.flatMap(([iso2, , , names = []]) =>
  names.map((nominatimTitle) => ({ id: stateId(iso2, nominatimTitle), countryId: countryId(iso2), nominatimTitle })),
);

/** @returns the IANA time zone of the country's capital, or undefined for a country the table lacks */
export const timeZoneOf = (iso2: string) => countries.find((row) => row.iso2 === iso2.toUpperCase())?.timeZone;
