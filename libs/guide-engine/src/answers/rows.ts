import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { isNamedTag } from '@umkreis/place-rules/shortcut-filter.ts';
import type { Condition } from '@umkreis/chat/conditions.ts';
import type { Found } from '../asked/find-places.ts';
import type { PlaceTest } from '../filters/matches-filter.ts';
import { inOrder, type ListOrder } from '../asked/list-order.ts';
import type { ListedPlace } from '../places/listed-place.ts';
import { extentOf } from './extent.ts';

/** Which rows of a list are shown. */
export interface Page {
  order: ListOrder;
  /** Rows before */
  from: number;
  count: number;
  /** The camera goes to places that carry one of these */
  marks?: readonly Pick<Tag, 'tagKey' | 'tagValue'>[];
}

/** Rows of a page, and what is to be said of the list. */
export interface Rows {
  rows: readonly ListedPlace[];
  /** On all pages */
  total: number;
  /** Only names were looked through: the search could not be had */
  isByName: boolean;
  /** How many the filter took away where it left none; else 0 */
  filteredAway: number;
  /** Where places with the marks are */
  marked: readonly LngLat[];
  /** Where what was found is, of words the best of it; null: nowhere */
  extent: Bounds | null;
  /** What was understood beside words */
  understood: readonly Condition[];
}

export const noRows: Rows = {
  rows: [],
  total: 0,
  isByName: false,
  filteredAway: 0,
  marked: [],
  extent: null,
  understood: [],
};

/** Hits of words beyond these are less and less what was meant. */
const bestHits = 30;
/** Places enough for the camera */
const mostMarked = 500;

/** A page of what was found. */
export function rowsOf(
  { all, left }: Found,
  { order, from, count, marks }: Page,
  {
    position,
    isOpen,
    isByName,
    understood = [],
  }: { position: LngLat | null; isOpen: PlaceTest | undefined; isByName: boolean; understood?: readonly Condition[] },
): Rows {
  const rows = inOrder(left, order, { position, ...(isOpen && { isOpen }) });
  return {
    rows: rows.slice(from, from + count),
    total: rows.length,
    isByName,
    filteredAway: left.length === 0 ? all.length : 0,
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
