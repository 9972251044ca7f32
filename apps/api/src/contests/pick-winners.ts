import { createHash, createHmac } from 'node:crypto';

/** Number of values of an HMAC's first six bytes: 2^48. */
const RANGE = 2 ** 48;

/**
 * Picks the given number of candidates with equal chances. The same seed and candidates give the same winners, so
 * that a draw can be repeated: candidates are sorted by ID; the n-th number is the first 48 bits of HMAC-SHA-256 of
 * n with the seed as key; numbers that would introduce bias are skipped; each number picks one of the remaining
 * candidates.
 * @param seed hexadecimal, unknown before the draw
 */
export function pickWinners(candidates: readonly string[], seed: string, count: number): string[] {
  const left = candidates.toSorted();
  const key = Buffer.from(seed, 'hex');
  let counter = 0;
  const next = (below: number): number => {
    const fair = RANGE - (RANGE % below);
    for (;;) {
      const number = createHmac('sha256', key).update(String(counter++)).digest().readUIntBE(0, 6);
      if (number < fair) return number % below;
    }
  };
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(next(left.length), 1)[0]!);
}

/** Commits to the candidates without naming them: SHA-256 of their sorted IDs, one per line. */
export const candidatesHash = (candidates: readonly string[]): string =>
  createHash('sha256').update(candidates.toSorted().join('\n')).digest('hex');
