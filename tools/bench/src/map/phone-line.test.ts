import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from './phone-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Arrival time of each response, ms, rounded up to the next time slice. */
async function arrivals(bodies: readonly { at: number; bytes: number }[]): Promise<number[]> {
  const line = new Line();
  const start = performance.now();
  const all = Promise.all(
    bodies.map(async ({ at, bytes }) => {
      await new Promise((resolve) => setTimeout(resolve, at));
      await line.carry(bytes);
      return Math.round(performance.now() - start);
    }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  return all;
}

test('transfers 1.6 Mbit per second, delayed by 150 ms', async () => {
  const [alone] = await arrivals([{ at: 0, bytes: 200_000 }]);
  expect(alone).toBeGreaterThanOrEqual(1150);
  expect(alone).toBeLessThanOrEqual(1170);
});

test('shares the line evenly, and gives unused capacity to the others', async () => {
  const [small, large] = await arrivals([
    { at: 0, bytes: 20_000 },
    { at: 0, bytes: 200_000 },
  ]);
  expect(small).toBeGreaterThanOrEqual(350);
  expect(small).toBeLessThanOrEqual(370);
  expect(large).toBeGreaterThanOrEqual(1250);
  expect(large).toBeLessThanOrEqual(1270);
});

test('does not accumulate unused capacity', async () => {
  const [, late] = await arrivals([
    { at: 0, bytes: 1 },
    { at: 3000, bytes: 200_000 },
  ]);
  expect(late).toBeGreaterThanOrEqual(4150);
});
