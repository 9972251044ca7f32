import type { BasemapItem } from '@umkreis/contract/item.ts';

/** Length of a way, km; null if it is not known. @param details with `activityWayLength` as '5.2 km' or '800 m' */
export function wayLengthKm(details: BasemapItem['details']): number | null {
  const [, number, unit] = /^(\d+(?:[.,]\d+)?) (km|m)$/.exec(details?.activityWayLength ?? '') ?? [];
  return number === undefined ? null : Number(number.replace(',', '.')) / (unit === 'm' ? 1000 : 1);
}
