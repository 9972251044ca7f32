/** Shorter names are only equal as a whole. */
const SHORTEST = 4;

/** Whether two names probably are those of one place: without case, accents and order, one contains the other. */
export function sameName(a: string, b: string): boolean {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  if (first.length === 0 || second.length === 0) return false;
  const [fewer, more] = first.length <= second.length ? [first, second] : [second, first];
  return fewer.join('').length < SHORTEST ? a.trim() === b.trim() : fewer.every((word) => more.includes(word));
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // Umlauts may be spelled out.
    .replaceAll(/(?<=[aou])e/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
