import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import { countryOf } from '@umkreis/taxonomy/countries.ts';
import { stateNamed, states, type StateRow } from '@umkreis/taxonomy/states.ts';
import { ExtractError } from '../shared/extract-error.ts';
import type { Position } from '../shared/osm-data.ts';
import { isSameLocation, type RegionLocation, type LocationOf } from './location.ts';

/** Values that override the borders. */
export interface Overruled {
  /** IANA time zone */
  timeZone?: string;
  /** ISO 3166-1 alpha-2, either case */
  countryCode?: string;
  /** ISO 3166-2, or a name */
  state?: string;
}

/**
 * Applies overrides to the location of positions.
 * @throws ExtractError naming the option that matches nothing
 */
export function overrule(find: LocationOf, { timeZone, countryCode, state }: Overruled): LocationOf {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new ExtractError(`--zone takes a time zone such as Australia/Sydney; '${timeZone}' is none`);
  if (countryCode !== undefined && !countryOf(countryCode))
    throw new ExtractError(`--country takes a code of ISO 3166-1 such as au; '${countryCode}' is none`);
  const country = countryCode?.toLowerCase() ?? (/^[a-z]{2}(?=-)/i.exec(state ?? '')?.[0].toLowerCase() || undefined);
  const fixed = country && state !== undefined ? stateIn(country, state) : undefined;
  return (position) => {
    const found = find(position);
    const at = country ?? found.countryCode;
    const own = at === found.countryCode ? found.state : undefined;
    return {
      timeZone: timeZone ?? found.timeZone,
      countryCode: at,
      state: state === undefined ? own : (fixed ?? (at ? stateIn(at, state) : undefined)),
    };
  };
}

function isTimeZone(name: string): boolean {
  if (!/^[A-Z]\w+\//i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** @throws ExtractError listing the states of the country */
function stateIn(countryCode: string, name: string): StateRow {
  const state = stateNamed(countryCode, name);
  if (state) return state;
  const country = countryOf(countryCode)?.en ?? countryCode;
  const stateCodes = states.filter(({ iso }) => iso.startsWith(`${countryCode.toUpperCase()}-`)).map(({ iso }) => iso);
  throw new ExtractError(
    stateCodes.length > 0
      ? `--state takes a state of ${country} (${stateCodes.join(', ')}); '${name}' is none`
      : `--state: no holidays are known to depend on a state of ${country}`,
  );
}

/** The most frequent location of positions: first the country, then zone and state of most positions in it. */
export function mostOf(positions: readonly Position[], find: LocationOf): RegionLocation {
  const counts: { at: RegionLocation; count: number }[] = [];
  for (const position of positions) {
    const at = find(position);
    const same = counts.find((one) => isSameLocation(one.at, at));
    if (same) same.count++;
    else counts.push({ at, count: 1 });
  }
  const most = <K>(among: typeof counts, key: (at: RegionLocation) => K | undefined): K | undefined => {
    const sums = new Map<K, number>();
    for (const { at, count } of among) {
      const value = key(at);
      if (value !== undefined) sums.set(value, (sums.get(value) ?? 0) + count);
    }
    return [...sums].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  };
  const countryCode = most(counts, (at) => at.countryCode);
  const inCountry = counts.filter(({ at }) => at.countryCode === countryCode);
  return {
    countryCode,
    timeZone: most(inCountry, (at) => at.timeZone) ?? most(counts, (at) => at.timeZone),
    state: most(inCountry, (at) => at.state),
  };
}

/** @returns undefined if zone or country are unknown: the branch keeps its configuration */
export function hoursPlaceOf({ timeZone, countryCode, state }: RegionLocation): HoursPlace | undefined {
  return timeZone && countryCode ? { timeZone, countryCode, state: state?.holidayName ?? null } : undefined;
}

/** Fills missing values, as at sea, from the branch. */
export const withDefaults = (own: RegionLocation, branch: RegionLocation): RegionLocation =>
  own.countryCode === undefined || own.countryCode === branch.countryCode
    ? {
        countryCode: branch.countryCode,
        timeZone: own.timeZone ?? branch.timeZone,
        state: own.countryCode === undefined ? branch.state : own.state,
      }
    : { ...own, timeZone: own.timeZone ?? branch.timeZone };
