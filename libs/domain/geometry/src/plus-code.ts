import type { LngLat } from '@umkreis/contract/ref.ts';

/** Digits of Open Location Code, in order of their value */
const DIGITS = '23456789CFGHJMPQRVWX';
const BASE = 20;
/** Position of the plus sign */
const BEFORE_PLUS = 8;
const PAIRS = 10;

/** A complete code of at least ten digits, or a short one without its first four: 8FVC4GQC+P8, 4GQC+P8. */
export const plusCodePattern = /\b(?:[2-9CFGHJMPQRVWX]{4})?[2-9CFGHJMPQRVWX]{4}\+[2-9CFGHJMPQRVWX]{2,7}\b/i;

/** Middle of a complete code's cell, degrees. */
function centerOf(code: string): LngLat {
  const digits = [...code.replace('+', '').toUpperCase()].map((digit) => DIGITS.indexOf(digit));
  let [lat, lon, size] = [-90, -180, BASE];
  for (let at = 0; at < PAIRS; at += 2) {
    lat += digits[at]! * size;
    lon += digits[at + 1]! * size;
    size /= BASE;
  }
  // After the pairs each digit is one of five rows and four columns.
  let [height, width] = [size * BASE, size * BASE];
  for (const digit of digits.slice(PAIRS)) {
    [height, width] = [height / 5, width / 4];
    lat += Math.floor(digit / 4) * height;
    lon += (digit % 4) * width;
  }
  return [lon + width / 2, lat + height / 2];
}

/** The first four digits of the code of a position. */
function prefixOf([lon, lat]: LngLat): string {
  const digits = [lat + 90, lon + 180].map((degrees) => [Math.floor(degrees / BASE), Math.floor(degrees % BASE)]);
  return [0, 1].map((at) => digits.map((pair) => DIGITS[pair[at]!]).join('')).join('');
}

/**
 * The position of a plus code (Open Location Code), degrees: the middle of its cell of about 14 m.
 * @param near completes a short code: the cell nearest to it
 */
export function readPlusCode(code: string, near: LngLat): LngLat {
  if (code.indexOf('+') === BEFORE_PLUS) return centerOf(code);
  const [lon, lat] = centerOf(prefixOf(near) + code);
  // The nearest cell may belong to a neighbouring degree.
  const nearest = (value: number, to: number) => value + Math.round(to - value);
  return [nearest(lon, near[0]), nearest(lat, near[1])];
}
