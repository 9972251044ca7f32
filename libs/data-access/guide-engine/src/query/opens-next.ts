import type { Boot } from '@umkreis/contract/boot.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import type { ReadSearch } from '@umkreis/query-parser/conditions.ts';
import type { HoursModule } from '../hours/open-places.ts';
import type { ListedPlace } from '../places/listed-place.ts';
import type { PlaceQuery } from './place-query.ts';

/** A query without its conditions about opening hours. */
interface WithoutHours {
  placeQuery: PlaceQuery;
  reading: ReadSearch;
  /** The instant at which places should be open */
  at: Date;
}

/** @returns null if the query asks for no open places, or for a whole day */
export function withoutHours(placeQuery: PlaceQuery, reading: ReadSearch): WithoutHours | null {
  const open = reading.conditions.find((one) => one.kind === 'open');
  if (open ? open.isWholeDay : !placeQuery.filter.openNow) return null;
  return {
    placeQuery: { ...placeQuery, filter: { ...placeQuery.filter, openNow: false } },
    reading: { ...reading, conditions: reading.conditions.filter(({ kind }) => kind !== 'open') },
    at: open?.at ?? new Date(placeQuery.at),
  };
}

/** The closed places among these that open within a week, those that open first at the beginning. */
export function opensNext(
  rows: readonly ListedPlace[],
  { nextOpening }: HoursModule,
  where: Pick<Boot, 'branch' | 'main'>,
  at: Date,
): ListedPlace[] {
  const opening = ({ place: { item } }: ListedPlace) =>
    nextOpening({ ...item.details, closed: item.closed }, at, openingPlaceOf(where, item));
  return rows
    .map((row) => ({ row, opens: opening(row) }))
    .filter((one): one is { row: ListedPlace; opens: number } => one.opens !== undefined)
    .toSorted((a, b) => a.opens - b.opens)
    .map(({ row }) => row);
}
