import { followsSwissSigns, dinWalkingHours, swissWalkingHours } from './walking-time.ts';
import { heightProfile, type HeightProfile } from './height-profile.ts';

/** Kinds of ways that are walked. */
const walked = new Set(['Hiking route', 'Winter hiking route', 'Adventure trail']);
export const isOnFoot = (categories: readonly { subCategory: string }[]): boolean =>
  categories.some(({ subCategory }) => walked.has(subCategory));

/** Details that say what a way asks of one who takes it; its card has them together. */
export const wayDetails = [
  'activityWayLength',
  'activityWayWalkingDuration',
  'activityWayAscent',
  'activityWayDescent',
] as const;
const ofWay: ReadonlySet<string> = new Set(wayDetails);
export const isWayDetail = (keyName: string): boolean => ofWay.has(keyName);

/** Its lines at full precision. */
export const wayLines = ({ ways }: { ways: readonly { way: { coordinates: number[][] } }[] }): number[][][] =>
  ways.map(({ way }) => way.coordinates);

/** What is known of a way; what is not stays undefined. */
export interface WayFacts {
  km?: number;
  /** Metres climbed and descended, all of them */
  up?: number;
  down?: number;
  /** Without rests */
  hours?: number;
  /** Heights along it; null: they are not known well enough to be drawn */
  profile: HeightProfile | null;
}

interface Way {
  /** Its details: key name and value, in the unit of the catalogue (km, hm, h) or the one that is named */
  details: readonly { dataKeyName: string; dataValue: string; dataValueUnit: string | null }[];
  /** Continuous lines of [lon, lat] or [lon, lat, metres above sea], degrees, WGS 84 */
  lines: readonly (readonly (readonly number[])[])[];
  /** Is it walked? Only then a time follows from length and heights */
  isOnFoot: boolean;
  /** ISO 3166-1 alpha-2, lower case */
  countryCode: string | undefined;
}

const perUnit: Record<string, number> = { m: 1, hm: 1, km: 1000, ft: 0.3048, h: 1 };

/**
 * Length, climbs and time of a way: as its details say, else from its heights. The time follows the signposts of the
 * country: the Swiss formula where the heights of every stretch are known, DIN 33466 elsewhere. Without heights there
 * is no time: nothing is guessed.
 */
export function wayFacts({ details, lines, isOnFoot, countryCode }: Way): WayFacts {
  const said = (key: string): number | undefined => {
    const detail = details.find(({ dataKeyName }) => dataKeyName === key);
    const value = detail ? Number(detail.dataValue.replace(',', '.')) : Number.NaN;
    return Number.isFinite(value) && value >= 0 ? value * perUnit[detail!.dataValueUnit ?? 'h']! : undefined;
  };
  const metres = said('activityWayLength');
  const known = heightProfile(lines);
  const profile = known && (metres === undefined || isOf(known, metres)) ? known : null;
  const up = said('activityWayAscent') ?? profile?.up;
  const down = said('activityWayDescent') ?? profile?.down;
  const km = metres === undefined ? profile && profile.metres / 1000 : metres / 1000;
  const facts: WayFacts = { profile };
  if (typeof km === 'number') facts.km = km;
  if (up !== undefined) facts.up = up;
  if (down !== undefined) facts.down = down;
  const hours = said('activityWayWalkingDuration') ?? (isOnFoot ? walkingHours(facts, countryCode) : undefined);
  if (hours && isWalked(facts.km, hours)) facts.hours = hours;
  return facts;
}

/** Lengths of the same way differ by this share at most: else a part of it is looked at. */
const SAME_LENGTH = 0.2;
const isOf = ({ metres }: HeightProfile, whole: number) => Math.abs(metres - whole) <= whole * SAME_LENGTH + 100;

/** Nobody walks slower or faster, km an hour: else time and length are not of the same way. */
const PACE = { slowest: 0.8, fastest: 7 };
const isWalked = (km: number | undefined, hours: number) =>
  km === undefined || (km / hours >= PACE.slowest && km / hours <= PACE.fastest);

function walkingHours({ km, up, down, profile }: WayFacts, countryCode: string | undefined): number | undefined {
  if (profile && followsSwissSigns(countryCode)) return swissWalkingHours(profile.stretches);
  return km !== undefined && up !== undefined && down !== undefined ? dinWalkingHours({ km, up, down }) : undefined;
}
