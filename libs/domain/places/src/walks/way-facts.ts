import { followsSwissSigns, dinWalkingHours, swissWalkingHours } from './walking-time.ts';
import { heightProfile, type HeightProfile } from './height-profile.ts';

/** Categories of ways for walking */
const walked = new Set(['Hiking route', 'Winter hiking route', 'Adventure trail']);
export const isOnFoot = (categories: readonly { subCategory: string }[]): boolean =>
  categories.some(({ subCategory }) => walked.has(subCategory));

/** Details of a way that its card shows together */
const wayDetails = [
  'activityWayLength',
  'activityWayWalkingDuration',
  'activityWayAscent',
  'activityWayDescent',
] as const;
const ofWay: ReadonlySet<string> = new Set(wayDetails);
export const isWayDetail = (keyName: string): boolean => ofWay.has(keyName);

/** Lines of a way at full precision */
export const wayLines = ({ ways }: { ways: readonly { way: { coordinates: number[][] } }[] }): number[][][] =>
  ways.map(({ way }) => way.coordinates);

/** Facts about a way; unknown ones are undefined. */
export interface WayFacts {
  km?: number;
  /** Total metres of ascent and descent */
  up?: number;
  down?: number;
  /** Without breaks */
  hours?: number;
  /** Heights along the way; null: not known well enough to draw them */
  profile: HeightProfile | null;
}

interface Way {
  /** Its details: key name and value, in the unit of the catalogue (km, hm, h) or the given one */
  details: readonly { dataKeyName: string; dataValue: string; dataValueUnit: string | null }[];
  /** Continuous lines of [lon, lat] or [lon, lat, metres above sea level], degrees, WGS 84 */
  lines: readonly (readonly (readonly number[])[])[];
  /** Whether it is for walking; only then is a time computed */
  isOnFoot: boolean;
  /** ISO 3166-1 alpha-2, lower case */
  countryCode: string | undefined;
}

const perUnit: Record<string, number> = { m: 1, hm: 1, km: 1000, ft: 0.3048, h: 1 };

/**
 * Length, climbs and time of a way: from its details, otherwise from its heights. The time is computed like on the
 * country's signposts: by the Swiss formula if all heights are known, otherwise by DIN 33466. Without heights there
 * is no time.
 */
export function wayFacts({ details, lines, isOnFoot, countryCode }: Way): WayFacts {
  const readDetail = (key: string): number | undefined => {
    const detail = details.find(({ dataKeyName }) => dataKeyName === key);
    const value = detail ? Number(detail.dataValue.replace(',', '.')) : Number.NaN;
    return Number.isFinite(value) && value >= 0 ? value * perUnit[detail!.dataValueUnit ?? 'h']! : undefined;
  };
  const metres = readDetail('activityWayLength');
  const profileOfLines = heightProfile(lines);
  const profile = profileOfLines && (metres === undefined || isOf(profileOfLines, metres)) ? profileOfLines : null;
  const up = readDetail('activityWayAscent') ?? profile?.up;
  const down = readDetail('activityWayDescent') ?? profile?.down;
  const km = metres === undefined ? profile && profile.metres / 1000 : metres / 1000;
  const facts: WayFacts = { profile };
  if (typeof km === 'number') facts.km = km;
  if (up !== undefined) facts.up = up;
  if (down !== undefined) facts.down = down;
  const hours = readDetail('activityWayWalkingDuration') ?? (isOnFoot ? walkingHours(facts, countryCode) : undefined);
  if (hours && isWalked(facts.km, hours)) facts.hours = hours;
  return facts;
}

/** Maximum relative difference between lengths of the same way; beyond it the line is only a part */
const SAME_LENGTH = 0.2;
const isOf = ({ metres }: HeightProfile, whole: number) => Math.abs(metres - whole) <= whole * SAME_LENGTH + 100;

/** Plausible walking speeds, km/h; beyond them time and length belong to different ways. */
const PACE = { slowest: 0.8, fastest: 7 };
const isWalked = (km: number | undefined, hours: number) =>
  km === undefined || (km / hours >= PACE.slowest && km / hours <= PACE.fastest);

function walkingHours({ km, up, down, profile }: WayFacts, countryCode: string | undefined): number | undefined {
  if (profile && followsSwissSigns(countryCode)) return swissWalkingHours(profile.stretches);
  return km !== undefined && up !== undefined && down !== undefined ? dinWalkingHours({ km, up, down }) : undefined;
}
