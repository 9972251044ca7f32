import type { LngLat } from '@umkreis/contract/ref.ts';
import { byTitle } from '@umkreis/places/title-order.ts';
import { wayMeasures, wayValue, type WayMeasure } from '@umkreis/places/walks/way-values.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import type { Place } from '../places/place.ts';
import type { ListedPlace } from '../places/listed-place.ts';

export const listOrders = ['best', 'near', 'title', 'open', ...wayMeasures] as const;
/**
 * best: by relevance, importance or list order; near: by distance from the visitor; open: open places first; hours,
 * km, climb: short, low ways first, places that are no ways last
 */
export type ListOrder = (typeof listOrders)[number];

type Compare = (a: Place, b: Place) => number;

export const byDistance = (from: LngLat): Compare => {
  const distances = new Map<Place, number>();
  const of = (place: Place) => {
    let km = distances.get(place);
    if (km === undefined) distances.set(place, (km = distanceKm(from, [place.item.lon, place.item.lat])));
    return km;
  };
  return (a, b) => of(a) - of(b);
};

export const isWayOrder = (order: ListOrder): order is WayMeasure => wayMeasures.some((measure) => measure === order);

const byMeasure =
  (measure: WayMeasure): Compare =>
  (a, b) => {
    const [left, right] = [a, b].map(({ item }) => wayValue(item.details, measure) ?? Number.MAX_VALUE) as [
      number,
      number,
    ];
    return left - right;
  };

/** @returns undefined: the order of the rows is kept */
function comparisonOf(order: ListOrder, position: LngLat | null): Compare | undefined {
  if (order === 'title') return byTitle;
  if (order === 'near') return position ? byDistance(position) : undefined;
  return isWayOrder(order) ? byMeasure(order) : undefined;
}

/**
 * Sorts rows; stable.
 * @param isOpen whether a place is open at the selected time; undefined until opening hours are loaded
 */
export function inOrder(
  rows: readonly ListedPlace[],
  order: ListOrder,
  { position, isOpen }: { position: LngLat | null; isOpen?: (place: Place) => boolean },
): readonly ListedPlace[] {
  const compare = comparisonOf(order, position);
  if (compare) return rows.toSorted((a, b) => compare(a.place, b.place));
  if (order !== 'open' || !isOpen) return rows;
  const open = new Set(rows.filter(({ place }) => isOpen(place)));
  return [...open, ...rows.filter((row) => !open.has(row))];
}
