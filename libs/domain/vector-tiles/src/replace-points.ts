import type { ItemPoints } from './item-points.ts';
import { Links } from './links.ts';
import { lowerBound } from './z-order.ts';

/** Consecutive points, from the first index up to the last, exclusive. */
interface Part {
  points: ItemPoints;
  from: number;
  to: number;
}

/**
 * Points without some, and with others in their places along the curve. Only copies arrays, so it takes milliseconds
 * for a million points.
 * @param removed indexes, ascending
 * @param added created by `alongCurve` with the points as `known`
 */
export function replacePoints(points: ItemPoints, removed: readonly number[], added: ItemPoints): ItemPoints {
  const parts = partsOf(points, removed, added);
  const size = points.size - removed.length + added.size;
  const joined = <Column extends Numbers>(column: Column, of: (part: ItemPoints) => Numbers): Column => {
    let at = 0;
    for (const part of parts) {
      column.set(of(part.points).subarray(part.from, part.to), at);
      at += part.to - part.from;
    }
    return column;
  };
  const texts = (of: (part: ItemPoints) => string[]) =>
    new Array<string>().concat(...parts.map(({ points: source, from, to }) => of(source).slice(from, to)));
  const links = (kind: keyof ItemPoints['links']) =>
    Links.joined(
      parts.map((part) => ({ ...part, links: part.points.links[kind] })),
      added.links[kind],
    );
  return {
    size,
    keys: joined(new Uint32Array(size), ({ keys }) => keys),
    x: joined(new Float64Array(size), ({ x }) => x),
    y: joined(new Float64Array(size), ({ y }) => y),
    order: joined(new Uint8Array(size), ({ order }) => order),
    rank: joined(new Uint8Array(size), ({ rank }) => rank),
    thinningOrder: joined(new Uint32Array(size), ({ thinningOrder }) => thinningOrder),
    flags: joined(new Uint8Array(size), ({ flags }) => flags),
    owner: joined(new Uint16Array(size), ({ owner }) => owner),
    nanoIds: texts(({ nanoIds }) => nanoIds),
    titles: texts(({ titles }) => titles),
    category: joined(new Uint16Array(size), ({ category }) => category),
    categories: added.categories,
    colors: added.colors,
    links: { categories: links('categories'), tags: links('tags') },
  };
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The remaining and the added points in the order of their keys. */
function partsOf(points: ItemPoints, removed: readonly number[], added: ItemPoints): Part[] {
  const parts: Part[] = [];
  let [from, skipped, inserted] = [0, 0, 0];
  const keepUpTo = (to: number) => {
    if (to > from) parts.push({ points, from, to });
    from = to;
  };
  while (skipped < removed.length || inserted < added.size) {
    const insertAt = inserted < added.size ? lowerBound(points.keys, added.keys[inserted]!) : Infinity;
    const removeAt = removed[skipped] ?? Infinity;
    keepUpTo(Math.min(insertAt, removeAt));
    if (insertAt <= removeAt) {
      parts.push({ points: added, from: inserted, to: ++inserted });
    } else {
      from = removeAt + 1;
      skipped++;
    }
  }
  keepUpTo(points.size);
  return parts;
}
