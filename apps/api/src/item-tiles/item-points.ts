import type { Db } from '@umkreis/db/database.ts';
import { isSettlement } from '@umkreis/map-style/points/map-place.ts';
import { rankOf } from '@umkreis/place-rules/rank.ts';
import { DEFAULT_ORDER, sortOrder } from '@umkreis/place-rules/sort-order.ts';
import { isStreetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import { renownOfRow } from '../row-rules/renown.repository.ts';
import { pointCategories, pointPages } from './item-points.repository.ts';
import { Links } from './links.ts';

/** All items of some owners, in the order of a Z curve over the map: the items of a tile are neighbours in it. */
export interface ItemPoints {
  size: number;
  /** Z-order key of the position at zoom 16, ascending */
  keys: Uint32Array;
  /** Web Mercator position, 0–1 from the north-west corner */
  x: Float64Array;
  y: Float64Array;
  /** `sortOrder` of place-rules; smaller is more important */
  order: Uint8Array;
  /** `rankOf` of place-rules */
  rank: Uint8Array;
  /** The rank, and of equal ones any: decides who stays at low zooms; the smaller, the longer */
  lasting: Uint32Array;
  /** Sums of `pointFlags` */
  flags: Uint8Array;
  nanoIds: string[];
  titles: string[];
  /** Place in `categories` */
  category: Uint16Array;
  /** Ids of those that occur; null: none */
  categories: (string | null)[];
  /** All that each item has */
  links: { categories: Links; tags: Links };
  /** Closings for good that had not come yet. */
  closings: readonly Closing[];
}

export const pointFlags = { furniture: 1, mayStandOut: 2 } as const;

export interface Closing {
  /** A day or an instant */
  closed: string;
  timeZone: string;
}

/** Bits of each axis in a key. */
export const KEY_BITS = 16;

/**
 * Reads in pages, so that a million items don't have to fit into one answer.
 * @param zoneOf clock of an owner, for items without one of their own
 */
export async function loadItemPoints(
  db: Db,
  owners: readonly number[],
  zoneOf: (owner: number) => string,
  now = new Date(),
): Promise<ItemPoints> {
  const nanoIds: string[] = [];
  const titles: string[] = [];
  const categoryIds: (string | null)[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  const orders: number[] = [];
  const ranks: number[] = [];
  const flags: number[] = [];
  const closings: Closing[] = [];
  const categoryLinks: (readonly string[])[] = [];
  const tagLinks: (readonly string[])[] = [];
  const kept = eachOnce();
  const ofCategory = await categoryPoints(db);
  for (const owner of owners) {
    for await (const { rows, categories, tags, links } of pointPages(db, owner, now)) {
      const categoriesOf = Map.groupBy(categories, ({ item_id }) => item_id);
      const tagsOf = Map.groupBy(tags, ({ item_id }) => item_id);
      // Later entries overwrite: the first category stays.
      const categoryOf = new Map(categories.map((row) => [row.item_id, row.category_id]));
      for (const row of rows) {
        const categoryId = categoryOf.get(row.id) ?? null;
        nanoIds.push(row.nano_id);
        titles.push(row.title);
        categoryIds.push(categoryId);
        xs.push(mercatorX(row.lon));
        ys.push(mercatorY(row.lat));
        categoryLinks.push(kept(categoriesOf.get(row.id)?.map((link) => link.category_id) ?? none));
        tagLinks.push(kept(tagsOf.get(row.id)?.map((link) => link.tag_id) ?? none));
        const category = ofCategory(categoryId);
        const place = {
          item: { title: row.title, renown: renownOfRow(row), ...links.get(row.id) },
          categories: [category],
          hasEvents: false,
          isGone: Boolean(row.is_gone),
        };
        orders.push(Math.min(255, sortOrder(place)));
        ranks.push(rankOf(place));
        flags.push(
          (category.isFurniture ? pointFlags.furniture : 0) |
            (row.title && !row.is_gone && !category.isSettlement ? pointFlags.mayStandOut : 0),
        );
        if (row.date_permanently_closed && !row.is_gone)
          closings.push({ closed: row.date_permanently_closed, timeZone: row.hours_place?.timeZone ?? zoneOf(owner) });
      }
    }
  }
  return {
    ...sortAlongCurve({ nanoIds, titles, categoryIds, xs, ys, orders, ranks, flags, categoryLinks, tagLinks }),
    closings,
  };
}

interface CategoryPoint {
  mainCategory: string;
  zOrder: number;
  isFurniture: boolean;
  isSettlement: boolean;
}

/** What points take from their first category; without one they count as places of no kind. */
async function categoryPoints(db: Db): Promise<(id: string | null) => CategoryPoint> {
  const rows = await pointCategories(db);
  const byId = new Map(
    rows.map((row) => [
      row.id,
      {
        mainCategory: row.mainCategory,
        zOrder: row.z_order,
        isFurniture: isStreetFurniture(row),
        isSettlement: isSettlement({ categories: [row] }),
      },
    ]),
  );
  const fallback = rows.find((row) => row.mainCategory === 'Place' && row.subCategory === 'Place');
  const unknown = {
    mainCategory: 'Place',
    zOrder: fallback?.z_order ?? DEFAULT_ORDER,
    isFurniture: false,
    isSettlement: false,
  };
  return (id) => byId.get(id ?? '') ?? unknown;
}

const none: readonly string[] = [];

/** Of lists with the same ids all but the first may go: among a million places there are few different ones. */
function eachOnce(): (ids: readonly string[]) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (ids) => {
    const key = ids.join();
    const found = known.get(key) ?? ids;
    known.set(key, found);
    return found;
  };
}

interface Unsorted {
  nanoIds: string[];
  titles: string[];
  categoryIds: (string | null)[];
  xs: number[];
  ys: number[];
  orders: number[];
  ranks: number[];
  flags: number[];
  categoryLinks: (readonly string[])[];
  tagLinks: (readonly string[])[];
}

function sortAlongCurve(unsorted: Unsorted): Omit<ItemPoints, 'closings'> {
  const { nanoIds, titles, categoryIds, xs, ys, orders, ranks, flags, categoryLinks, tagLinks } = unsorted;
  const size = xs.length;
  const numbers = new Map([...new Set(categoryIds)].map((id, number) => [id, number]));
  // Key and index in one number sort as a typed array does: 32 bits of key, 21 of index.
  const packed = new Float64Array(size);
  for (let i = 0; i < size; i++) packed[i] = zKey(xs[i]!, ys[i]!) * 2 ** 21 + i;
  packed.sort();
  const at = Array.from(packed, (value) => value % 2 ** 21);
  return {
    size,
    keys: Uint32Array.from(packed, (value) => Math.floor(value / 2 ** 21)),
    x: Float64Array.from(at, (i) => xs[i]!),
    y: Float64Array.from(at, (i) => ys[i]!),
    order: Uint8Array.from(at, (i) => orders[i]!),
    rank: Uint8Array.from(at, (i) => ranks[i]!),
    lasting: Uint32Array.from(at, (i) => ((ranks[i]! << 24) | (scatter(i) >>> 8)) >>> 0),
    flags: Uint8Array.from(at, (i) => flags[i]!),
    nanoIds: at.map((i) => nanoIds[i]!),
    titles: at.map((i) => titles[i]!),
    category: Uint16Array.from(at, (i) => numbers.get(categoryIds[i]!)!),
    categories: [...numbers.keys()],
    links: { categories: new Links(at.map((i) => categoryLinks[i]!)), tags: new Links(at.map((i) => tagLinks[i]!)) },
  };
}

export const mercatorX = (lon: number) => (lon + 180) / 360;

export function mercatorY(lat: number): number {
  const sin = Math.sin((Math.max(-85.0511, Math.min(85.0511, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

function zKey(x: number, y: number): number {
  const limit = 2 ** KEY_BITS - 1;
  const column = Math.min(limit, Math.max(0, Math.floor(x * 2 ** KEY_BITS)));
  const row = Math.min(limit, Math.max(0, Math.floor(y * 2 ** KEY_BITS)));
  return interleave(column, row);
}

/** Bits of both numbers in turns, 16 of each, as an unsigned 32-bit number. */
export function interleave(column: number, row: number): number {
  return (spread(column) | (spread(row) << 1)) >>> 0;
}

function spread(value: number): number {
  let v = value & 0xffff;
  v = (v | (v << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}

/** Spreads running numbers evenly over 32 bits. */
const scatter = (index: number) => Math.imul(index + 1, 0x9e3779b1) >>> 0;
