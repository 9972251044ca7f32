/** Two decimals are finer than a pixel; icons are part of every first map, so their size matters. */
const compact = (values: number[]) =>
  values
    .map((value, index) => {
      const text = String(value).replace(/^(-?)0\./, '$1.');
      return index === 0 || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');

const argumentCount: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const numberAt = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const flagAt = /\s*,?\s*([01])/y;

/**
 * Scales SVG path data around the origin. Arc flags may be written without separators (SVG 1.1, 8.3.9).
 * @throws Error for invalid path data
 */
export function scalePath(path: string, factor: number): string {
  let scaled = '';
  for (const [, commandCharacter, body] of path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const command = commandCharacter!.toLowerCase();
    const count = argumentCount[command]!;
    const values: number[] = [];
    let at = 0;
    while (count > 0 && body!.slice(at).trim() !== '') {
      const argument = values.length % count;
      const isFlag = command === 'a' && (argument === 3 || argument === 4);
      const pattern = isFlag ? flagAt : numberAt;
      pattern.lastIndex = at;
      const match = pattern.exec(body!);
      if (!match) throw new Error(`path data can't be read: ${commandCharacter}${body}`);
      at = pattern.lastIndex;
      const isUnscaled = isFlag || (command === 'a' && argument === 2);
      values.push(isUnscaled ? Number(match[1]) : Math.round(Number(match[1]) * factor * 100) / 100);
    }
    scaled += commandCharacter + compact(values);
  }
  return scaled;
}
