/** Bits of each axis in a key. */
export const KEY_BITS = 16;

/** Key of a position on a Z curve over the map: neighbours on the map are neighbours in it. Web Mercator, 0–1. */
export function zKey(x: number, y: number): number {
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
