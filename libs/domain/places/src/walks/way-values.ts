import type { BasemapItem } from '@umkreis/contract/item.ts';

/** What visitors compare ways by. */
export const wayMeasures = ['hours', 'km', 'climb'] as const;
export type WayMeasure = (typeof wayMeasures)[number];

const unitsOf: Record<WayMeasure, Readonly<Record<string, number>>> = {
  hours: { h: 1 },
  km: { km: 1, m: 0.001 },
  climb: { hm: 1, m: 1, ft: 0.3048 },
};
const keyOf = {
  hours: 'activityWayWalkingDuration',
  km: 'activityWayLength',
  climb: 'activityWayAscent',
} as const satisfies Record<WayMeasure, string>;

/**
 * Walking time (h), length (km) or ascent (m) of a way.
 * @param details values with their unit: '1.67 h', '5,2 km', '320 hm'
 * @returns undefined: not a way, or not known
 */
export function wayValue(details: BasemapItem['details'], measure: WayMeasure): number | undefined {
  const [, number, unit] = /^(\d+(?:[.,]\d+)?) ([a-z]+)$/.exec(details?.[keyOf[measure]] ?? '') ?? [];
  const factor = unit === undefined ? undefined : unitsOf[measure][unit];
  const value = factor === undefined ? 0 : Number(number!.replace(',', '.')) * factor;
  return value > 0 ? value : undefined;
}
