import { createHash, createHmac } from 'node:crypto';

/** A number of 48 bits, the largest that an HMAC's first six bytes give. */
const RANGE = 2 ** 48;

/**
 * Picks so many of the candidates, each with the same chance. The same seed and candidates give the same ones, so
 * whoever knows them can repeat a draw: candidates stand in the order of their ids; the n-th number is the first 48
 * bits of HMAC-SHA-256 of n by the seed; numbers that would favour some are passed over; each takes one of those left.
 * @param seed hexadecimal, unknown before the draw
 */
export function pickWinners(candidates: readonly string[], seed: string, count: number): string[] {
  const left = candidates.toSorted();
  const key = Buffer.from(seed, 'hex');
  let turn = 0;
  const next = (below: number): number => {
    const fair = RANGE - (RANGE % below);
    for (;;) {
      const number = createHmac('sha256', key).update(String(turn++)).digest().readUIntBE(0, 6);
      if (number < fair) return number % below;
    }
  };
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(next(left.length), 1)[0]!);
}

/** By which those who could be drawn are held without naming them: SHA-256 of their ids in order, a line each. */
export const candidatesHash = (candidates: readonly string[]): string =>
  createHash('sha256').update(candidates.toSorted().join('\n')).digest('hex');
