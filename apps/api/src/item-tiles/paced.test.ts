import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { paced } from './paced.ts';

async function* pieces() {
  for (const piece of [1, 2, 3]) {
    await wait(10);
    yield piece;
  }
}

test('returns all pieces, resting for a multiple of the time that each took', async () => {
  const started = performance.now();
  const used: number[] = [];
  for await (const piece of paced(pieces(), 3)) {
    await wait(10);
    used.push(piece);
  }
  expect(used).toEqual([1, 2, 3]);
  // Timers end up to a millisecond early.
  expect(performance.now() - started).toBeGreaterThan(3 * 4 * 18);
});
