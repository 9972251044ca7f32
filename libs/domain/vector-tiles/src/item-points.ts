import { Links } from './links.ts';
import { curveOrder } from './z-order.ts';

/**
 * All items of some owners, ordered along a Z-order curve over the map, so that the items of a tile are contiguous.
 */
export interface ItemPoints {
  size: number;
  /** Z-order key of the position at zoom 16, ascending */
  keys: Uint32Array;
  /** Web Mercator position, 0–1 from the north-west corner */
  x: Float64Array;
  y: Float64Array;
  /** `sortOrder` of the lib places; smaller is more important */
  order: Uint8Array;
  /** `rankOf` of the lib places */
  rank: Uint8Array;
  /** The rank, with ties broken pseudo-randomly: items with smaller values are included at lower zooms */
  thinningOrder: Uint32Array;
  /** Sums of `pointFlags` */
  flags: Uint8Array;
  /** Short IDs of the branches that own the items */
  owner: Uint16Array;
  /** Unique among the items of an owner */
  nanoIds: string[];
  titles: string[];
  /** Index in `categories` */
  category: Uint16Array;
  /** Ids of categories in use, and of some that were */
  categories: string[];
  /** Colours of the dots of these categories */
  colors: string[];
  /** All categories and tags of each item */
  links: { categories: Links; tags: Links };
}

export const pointFlags = { furniture: 1, canBeLandmark: 2 } as const;

/** Items in any order, as arrays of equal length; the same properties as in `ItemPoints`. */
export interface UnsortedPoints {
  owners: number[];
  nanoIds: string[];
  titles: string[];
  categoryIds: string[];
  xs: number[];
  ys: number[];
  orders: number[];
  ranks: number[];
  flags: number[];
  categoryLinks: (readonly string[])[];
  tagLinks: (readonly string[])[];
  /** Colour of the dots of a category */
  colorOf(categoryId: string): string;
}

/**
 * Sorts items along the curve.
 * @param known their categories and tags keep their numbers, so that both can be joined
 */
export function alongCurve(unsorted: UnsortedPoints, known?: ItemPoints): ItemPoints {
  const { owners, nanoIds, titles, categoryIds, xs, ys, orders, ranks, flags, categoryLinks, tagLinks } = unsorted;
  const size = xs.length;
  const categories = [...new Set([...(known?.categories ?? []), ...categoryIds])];
  const numbers = new Map(categories.map((id, number) => [id, number]));
  const { keys, order } = curveOrder(xs, ys);
  const at = [...order];
  const linksOf = (lists: readonly (readonly string[])[], others?: Links) =>
    Links.of(
      at.map((i) => lists[i]!),
      others,
    );
  return {
    size,
    keys,
    x: Float64Array.from(at, (i) => xs[i]!),
    y: Float64Array.from(at, (i) => ys[i]!),
    order: Uint8Array.from(at, (i) => orders[i]!),
    rank: Uint8Array.from(at, (i) => ranks[i]!),
    thinningOrder: Uint32Array.from(at, (i) => ((ranks[i]! << 24) | (scatter(nanoIds[i]!) >>> 8)) >>> 0),
    flags: Uint8Array.from(at, (i) => flags[i]!),
    owner: Uint16Array.from(at, (i) => owners[i]!),
    nanoIds: at.map((i) => nanoIds[i]!),
    titles: at.map((i) => titles[i]!),
    category: Uint16Array.from(at, (i) => numbers.get(categoryIds[i]!)!),
    categories,
    colors: categories.map((id) => unsorted.colorOf(id)),
    links: { categories: linksOf(categoryLinks, known?.links.categories), tags: linksOf(tagLinks, known?.links.tags) },
  };
}

/** Spreads IDs evenly over 32 bits: FNV-1a, then a multiplication that also moves the last characters to all bits. */
function scatter(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> 0;
}
