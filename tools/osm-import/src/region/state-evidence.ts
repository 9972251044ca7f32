import { stateNamed, stateOf, type StateRow } from '@umkreis/taxonomy/states.ts';
import type { OsmData, Tags } from '../shared/osm-data.ts';

/** The first two digits of German municipality keys identify the state. */
const germanStates = 'SH HH NI HB NW HE RP BW BY SL BE BB MV SN ST TH'.split(' ');

/** State of an administrative area by its codes; for an area of level 4 otherwise by its name. */
export function stateOfArea(tags: Tags, countryCode: string | undefined): StateRow | undefined {
  const coded = tags['ISO3166-2'] && stateOf(tags['ISO3166-2']);
  if (coded) return coded;
  const german = tags['de:amtlicher_gemeindeschluessel'] ?? tags['de:regionalschluessel'];
  if (german) return stateOf(`DE-${germanStates[Number(german.slice(0, 2)) - 1] ?? ''}`);
  const austrian = tags['ref:at:gkz'];
  if (austrian) return stateOf(`AT-${austrian.charAt(0)}`);
  return tags.admin_level === '4' && countryCode && tags.name ? stateNamed(countryCode, tags.name) : undefined;
}

/** Minimum share of matching evidence: a wrong state has wrong holidays, an unknown one those of the country */
const AGREED = 0.75;

/** Tags of places and roads with their state */
const stateKeys = ['addr:state', 'addr:province', 'is_in:state', 'is_in:state_code', 'is_in:province', 'gnis:ST_alpha'];

/**
 * State of an extract without the state's border: the one most frequently named by its objects and by areas that
 * extend into it.
 */
export function stateVotes(data: OsmData): (countryCode: string) => StateRow | undefined {
  const evidence = new Map<string, number>();
  const codes = new Map<StateRow, number>();
  const add = <K>(map: Map<K, number>, key: K, weight: number) => map.set(key, (map.get(key) ?? 0) + weight);
  for (const { tags } of [...data.taggedNodes, ...data.ways]) {
    for (const key of stateKeys) if (tags[key]) add(evidence, tags[key].toLowerCase(), 1);
    // 'Dauphin, PA': roads of the US census
    const county = tags['tiger:county'] && /,\s*([A-Z]{2})\b/.exec(tags['tiger:county'])?.[1];
    if (county) add(evidence, county.toLowerCase(), 1);
    const iso = tags['is_in:iso_3166_2'] && stateOf(tags['is_in:iso_3166_2']);
    if (iso) add(codes, iso, 1);
  }
  const present = new Set(data.ways.map((way) => way.id));
  for (const { tags, members } of data.relations) {
    if (!tags.boundary) continue;
    const state = stateOfArea(tags, undefined);
    if (state) add(codes, state, members.filter((member) => present.has(member.ref)).length);
  }
  const results = new Map<string, StateRow | undefined>();
  return (countryCode) => {
    if (!results.has(countryCode)) results.set(countryCode, mostNamed(countryCode, evidence, codes));
    return results.get(countryCode);
  };
}

function mostNamed(
  countryCode: string,
  evidence: ReadonlyMap<string, number>,
  codes: ReadonlyMap<StateRow, number>,
): StateRow | undefined {
  const votes = new Map<StateRow, number>(
    [...codes].filter(([state]) => state.iso.startsWith(`${countryCode.toUpperCase()}-`)),
  );
  for (const [name, count] of evidence) {
    const state = stateNamed(countryCode, name);
    if (state) votes.set(state, (votes.get(state) ?? 0) + count);
  }
  const total = [...votes.values()].reduce((sum, count) => sum + count, 0);
  return [...votes].find(([, count]) => count >= total * AGREED)?.[0];
}
