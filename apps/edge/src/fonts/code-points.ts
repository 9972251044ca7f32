/** Inclusive range of code points */
type Range = readonly [from: number, to: number];

/** @param range as in CSS: `U+E00-E7F` or `U+E00` */
function parseRange(range: string): Range {
  const [from, to = from] = range.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** All code points of ranges as in CSS. */
export function* codePointsOf(ranges: readonly string[]): Generator<number> {
  for (const [from, to] of ranges.map(parseRange)) for (let one = from; one <= to; one++) yield one;
}

/** Code points as the ranges of CSS. @param codePoints ascending */
export function rangesOf(codePoints: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const one of codePoints) {
    const last = ranges.at(-1);
    if (last && one === last[1] + 1) last[1] = one;
    else ranges.push([one, one]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
}
