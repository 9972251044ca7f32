/** Bits of each axis in a key */
export const KEY_BITS = 16;

/** Z-order key of a position: neighbours on the map have similar keys. Web Mercator, 0–1. */
function zKey(x: number, y: number): number {
  const limit = 2 ** KEY_BITS - 1;
  const column = Math.min(limit, Math.max(0, Math.floor(x * 2 ** KEY_BITS)));
  const row = Math.min(limit, Math.max(0, Math.floor(y * 2 ** KEY_BITS)));
  return interleave(column, row);
}

/** Interleaves the bits of two 16-bit numbers to an unsigned 32-bit number. */
function interleave(column: number, row: number): number {
  return (spread(column) | (spread(row) << 1)) >>> 0;
}

function spread(value: number): number {
  let v = value & 0xffff;
  v = (v | (v << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}

/** Positions along the curve. */
export interface CurveOrder {
  /** Keys, ascending */
  keys: Uint32Array<ArrayBuffer>;
  /** Index of the position of each key */
  order: Uint32Array<ArrayBuffer>;
}

/** @param xs Web Mercator, 0–1, at most 2 million @param ys of the same length */
export function curveOrder(xs: ArrayLike<number>, ys: ArrayLike<number>): CurveOrder {
  // Key and index are packed into one number to sort a typed array: 32 bits of key, 21 of index.
  const packed = new Float64Array(xs.length);
  for (let at = 0; at < xs.length; at++) packed[at] = zKey(xs[at]!, ys[at]!) * 2 ** 21 + at;
  packed.sort();
  return {
    keys: Uint32Array.from(packed, (value) => Math.floor(value / 2 ** 21)),
    order: Uint32Array.from(packed, (value) => value % 2 ** 21),
  };
}

/** First and last index, exclusive, of a tile's keys in an ascending array. @param z at most `KEY_BITS` */
export function tileRange(keys: Uint32Array, z: number, column: number, row: number): [from: number, to: number] {
  const size = 4 ** (KEY_BITS - z);
  const first = interleave(column, row) * size;
  return [lowerBound(keys, first), lowerBound(keys, first + size)];
}

/** First index in an ascending array whose value is not below the given one. */
export function lowerBound(keys: Uint32Array, value: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
