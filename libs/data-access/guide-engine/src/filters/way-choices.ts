import { wayMeasures, wayValue, type WayMeasure } from '@umkreis/places/walks/way-values.ts';
import type { Place } from '../places/place.ts';
import type { WayLimits } from './filter-state.ts';
import { isWithin } from './matches-filter.ts';

/** An upper limit with the number of ways that it would leave. */
export interface WayChoice {
  limit: number;
  count: number;
}
export type WayChoices = Readonly<Record<WayMeasure, readonly WayChoice[]>>;

/** Offered limits: hours, km, metres of ascent */
const offered: Readonly<Record<WayMeasure, readonly number[]>> = {
  hours: [1, 2, 4],
  km: [3, 6, 12],
  climb: [100, 300, 600],
};
/** A list with fewer ways is compared without a filter. */
const FEWEST = 3;

/**
 * Limits that separate the ways of a list, whatever else is filtered; a chosen limit remains.
 * @param all places before filtering
 * @param byPart places that pass all other parts of the filter
 * @returns null: the list has too few ways
 */
export function wayChoices(
  all: readonly Place[],
  byPart: Readonly<Record<WayMeasure, readonly Place[]>>,
  chosen: WayLimits,
): WayChoices | null {
  const isChosen = wayMeasures.some((measure) => chosen[measure] !== undefined);
  if (!isChosen && !hasWays(all)) return null;
  const choices = (measure: WayMeasure): WayChoice[] => {
    const values = all.flatMap(({ item }) => wayValue(item.details, measure) ?? []);
    const separates = (limit: number) =>
      values.some((value) => value <= limit) && values.some((value) => value > limit);
    return withChosen(offered[measure], chosen[measure])
      .filter((limit) => limit === chosen[measure] || separates(limit))
      .map((limit) => ({ limit, count: byPart[measure].filter(isWithin(measure, limit)).length }));
  };
  return { hours: choices('hours'), km: choices('km'), climb: choices('climb') };
}

/** Whether a list has enough ways to compare them. */
export function hasWays(places: readonly Place[]): boolean {
  let ways = 0;
  return places.some(({ item }) => wayValue(item.details, 'km') !== undefined && ++ways >= FEWEST);
}

const withChosen = (limits: readonly number[], chosen: number | undefined) =>
  chosen === undefined || limits.includes(chosen) ? limits : [...limits, chosen].toSorted((a, b) => a - b);
