import { featuresContaining } from '@rapideditor/country-coder';
import { wrapLon } from '@umkreis/geometry/longitude.ts';
import { stateNamed, stateOf, type StateRow } from '@umkreis/taxonomy/states.ts';
import type { Position } from '../shared/osm-data.ts';
import type { AdminArea } from './admin-areas.ts';
import { countryAndZone } from './country-and-zone.ts';

/** Time zone, country and state of a position; undefined: unknown, as at sea. */
export interface RegionLocation {
  /** IANA time zone */
  timeZone: string | undefined;
  /** ISO 3166-1 alpha-2, lower case */
  countryCode: string | undefined;
  /** Only if holidays depend on it */
  state: StateRow | undefined;
}

export type LocationOf = (position: Position) => RegionLocation;

/** Cell size of the cache, degrees; cells whose samples all agree are looked up only once */
const CELL = 0.01;

/**
 * Locates positions by the borders in the extract, otherwise by those of libraries.
 * @param stateIn by country: the state of an extract without the state's border
 */
export function locationFinder(
  areas: readonly AdminArea[],
  stateIn: (countryCode: string) => StateRow | undefined,
): LocationOf {
  const countries = areas.filter((area) => area.level === 2 && area.countryCode);
  const stated = areas.filter((area) => area.state).toSorted((a, b) => b.level - a.level);
  const look = ([lon, lat]: Position): RegionLocation => {
    // Cells and outlines extend beyond the antimeridian and the poles.
    const position: Position = [wrapLon(lon), Math.max(-90, Math.min(90, lat))];
    const border = countries.find(({ area }) => area.has(position))?.countryCode;
    const { countryCode, timeZone } = countryAndZone(position, border);
    const bordered = stated.find(({ area, state }) => state && ofCountry(state, countryCode) && area.has(position));
    const state =
      countryCode === undefined
        ? undefined
        : (bordered?.state ??
          stateByLibrary(position, countryCode) ??
          (timeZone ? stateOf(stateOfZone[timeZone] ?? '') : undefined) ??
          stateIn(countryCode));
    return { timeZone, countryCode, state };
  };
  const cells = new Map<string, RegionLocation | null>();
  return (position) => {
    const [x, y] = [Math.floor(position[0] / CELL), Math.floor(position[1] / CELL)];
    const key = `${x}/${y}`;
    let cached = cells.get(key);
    if (cached === undefined) cells.set(key, (cached = agreedIn(x, y, look)));
    return cached ?? look(position);
  };
}

const ofCountry = (state: StateRow, countryCode: string | undefined) =>
  countryCode !== undefined && state.iso.startsWith(`${countryCode.toUpperCase()}-`);

/** The location on which corners, sides and centre of a cell agree; null if a border crosses it. */
function agreedIn(x: number, y: number, look: LocationOf): RegionLocation | null {
  const steps = [0, 0.5, 1];
  const samples = steps.flatMap((dx) => steps.map((dy) => look([(x + dx) * CELL, (y + dy) * CELL])));
  const [first] = samples;
  const agree = samples.every((one) => isSameLocation(one, first!));
  return agree ? first! : null;
}

export const isSameLocation = (a: RegionLocation, b: RegionLocation): boolean =>
  a.timeZone === b.timeZone && a.countryCode === b.countryCode && a.state?.iso === b.state?.iso;

/** Overseas departments with numeric codes in ISO 3166-2 */
const numbered: Record<string, string> = { GP: '971', MQ: '972', GF: '973', RE: '974', YT: '976' };

/** The countries of the United Kingdom, and territories such as Hawaii or Puerto Rico. */
function stateByLibrary(position: Position, countryCode: string): StateRow | undefined {
  return featuresContaining(position)
    .filter(({ properties }) => properties.level === 'territory')
    .map(({ properties: { iso1A2 = '', nameEn } }) => {
      const byCode = stateOf(`${countryCode}-${numbered[iso1A2] ?? iso1A2}`);
      return byCode ?? stateNamed(countryCode, nameEn);
    })
    .find((state) => state !== undefined);
}

/**
 * The zones of Australia correspond to its states; the Capital Territory shares one with New South Wales but has a
 * border.
 */
const stateOfZone: Record<string, string> = {
  'Australia/Sydney': 'AU-NSW',
  'Australia/Broken_Hill': 'AU-NSW',
  'Australia/Lord_Howe': 'AU-NSW',
  'Australia/Brisbane': 'AU-QLD',
  'Australia/Lindeman': 'AU-QLD',
  'Australia/Melbourne': 'AU-VIC',
  'Australia/Adelaide': 'AU-SA',
  'Australia/Perth': 'AU-WA',
  'Australia/Eucla': 'AU-WA',
  'Australia/Darwin': 'AU-NT',
  'Australia/Hobart': 'AU-TAS',
};
