import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { isNamedTag } from '@umkreis/places/shortcut-filter.ts';
import type { Condition } from '@umkreis/query-parser/conditions.ts';
import type { Found } from '../query/find-places.ts';
import type { PlaceTest } from '../filters/matches-filter.ts';
import { hasWays } from '../filters/way-choices.ts';
import { inOrder, type ListOrder } from '../query/list-order.ts';
import type { ListedPlace } from '../places/listed-place.ts';
import { extentOf } from './extent.ts';

/** A page of a list. */
export interface Page {
  order: ListOrder;
  /** Number of rows before it */
  from: number;
  count: number;
  /** Tags of the places that the camera moves to */
  marks?: readonly Pick<Tag, 'tagKey' | 'tagValue'>[];
}

/** Rows of a page, with information about the whole list. */
export interface Rows {
  rows: readonly ListedPlace[];
  /** On all pages */
  total: number;
  /** Only names were searched, because the search index isn't available. */
  isByName: boolean;
  /** How many places the filter removed if none is left; otherwise 0 */
  filteredAway: number;
  /** None of the results is open now: the rows are those that open next. */
  areOpeningNext: boolean;
  /** The list has several ways, which can be sorted by time, length and ascent. */
  hasWays: boolean;
  /** Positions of places with the marks */
  marked: readonly LngLat[];
  /** Extent of the results, for a search text of the best ones; null: no results */
  extent: Bounds | null;
  /** Conditions recognized in the search text */
  understood: readonly Condition[];
}

export const noRows: Rows = {
  rows: [],
  total: 0,
  isByName: false,
  filteredAway: 0,
  areOpeningNext: false,
  hasWays: false,
  marked: [],
  extent: null,
  understood: [],
};

/** How many hits count as the best ones */
const bestHits = 30;
/** Maximum number of positions for the camera */
const mostMarked = 500;

/** A page of the results. */
export function rowsOf(
  { all, left, next = [] }: Found,
  { order, from, count, marks }: Page,
  {
    position,
    isOpen,
    isByName,
    understood = [],
  }: { position: LngLat | null; isOpen: PlaceTest | undefined; isByName: boolean; understood?: readonly Condition[] },
): Rows {
  const areOpeningNext = next.length > 0;
  const rows = areOpeningNext ? next : inOrder(left, order, { position, ...(isOpen && { isOpen }) });
  return {
    rows: rows.slice(from, from + count),
    total: rows.length,
    isByName,
    filteredAway: rows.length === 0 ? all.length : 0,
    areOpeningNext,
    hasWays: hasWays(rows.map(({ place }) => place)),
    extent: extentOf((rows[0]?.terms ? rows.slice(0, bestHits) : rows).map(placeAt)),
    marked: (marks ?? []).length === 0 ? [] : markedOf(rows, marks!),
    understood,
  };
}

const markedOf = (rows: readonly ListedPlace[], marks: NonNullable<Page['marks']>): LngLat[] =>
  rows
    .filter(({ place }) => place.tags.some((tag) => marks.some((mark) => isNamedTag(mark, tag))))
    .slice(0, mostMarked)
    .map(placeAt);

const placeAt = ({ place: { item } }: ListedPlace): LngLat => [item.lon, item.lat];
