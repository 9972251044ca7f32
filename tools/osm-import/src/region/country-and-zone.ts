import { iso1A2Code } from '@rapideditor/country-coder';
import { find as findZones } from 'geo-tz/all';
import { countries } from '@umkreis/taxonomy/countries.ts';
import type { Position } from '../shared/osm-data.ts';

interface Found {
  countryCode: string | undefined;
  timeZone: string | undefined;
}

/**
 * Country and zone of a position by the libraries' borders.
 * @param border the country whose border in the extract is around the position; takes precedence over the libraries
 */
export function countryAndZone(position: Position, border: string | undefined): Found {
  const zone = landZoneAt(position);
  if (border !== undefined) return { countryCode: border, timeZone: zoneInCountry(border, zone) };
  const countryCode = countryByLibrary(position);
  const neighbour = zone && countryCode && neighbouringCountry(position, countryCode, zone);
  return { countryCode: neighbour || countryCode, timeZone: zone };
}

/** The zone on land; zones of the high seas are useless for a pier. */
function landZoneAt([lon, lat]: Position): string | undefined {
  return findZones(lat, lon).find((zone) => !zone.startsWith('Etc/'));
}

/** Near the border of a country with a single zone, that zone: borders of zones are simplified. */
function zoneInCountry(countryCode: string, zone: string | undefined): string | undefined {
  const own = zonesOf(countryCode);
  return zone !== undefined && own.length === 1 ? own[0] : zone;
}

/** Countries with overseas territories as states, also in the opening-hours library */
const withTerritories = ['US', 'FR'];

function countryByLibrary(position: Position): string | undefined {
  const country = iso1A2Code(position);
  const code = country && withTerritories.includes(country) ? country : territoryAt(position);
  return code?.toLowerCase();
}

const territoryAt = (position: Position) => iso1A2Code(position, { level: 'territory' }) ?? undefined;

/** The neighbouring country that a zone belongs to: zones follow borders more precisely than country-coder does. */
function neighbouringCountry(position: Position, countryCode: string, zone: string): string | undefined {
  const name = canonical(zone);
  const own = zonesOf(countryCode);
  const holders = countriesOf().get(name);
  if (own.length === 0 || own.includes(name) || holders?.length !== 1) return undefined;
  return holders[0] === territoryAt(position)?.toLowerCase() ? undefined : holders[0];
}

const countryZones = new Map<string, readonly string[]>();

/** Zones of a country by this machine's preferred names; empty for unsupported countries. */
function zonesOf(countryCode: string): readonly string[] {
  let zones = countryZones.get(countryCode);
  if (!zones) {
    const region = new Intl.Locale(`und-${countryCode.toUpperCase()}`) as Intl.Locale & {
      getTimeZones?(): string[] | undefined;
    };
    countryZones.set(countryCode, (zones = (region.getTimeZones?.() ?? []).map(canonical)));
  }
  return zones;
}

let holders: Map<string, string[]> | undefined;

/** Countries by zone. */
function countriesOf(): ReadonlyMap<string, string[]> {
  if (!holders) {
    holders = new Map();
    for (const { iso2 } of countries) {
      const code = iso2.toLowerCase();
      for (const zone of zonesOf(code)) holders.set(zone, [...(holders.get(zone) ?? []), code]);
    }
  }
  return holders;
}

const canonicalNames = new Map<string, string>();

/** Normalizes alternative names of a zone, such as Europe/Kiev and Europe/Kyiv. */
function canonical(zone: string): string {
  let name = canonicalNames.get(zone);
  if (name === undefined) {
    try {
      name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
    } catch {
      name = zone;
    }
    canonicalNames.set(zone, name);
  }
  return name;
}
