import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from './phone-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When each answer has come through, ms, to the next slice of the line. */
async function arrivals(bodies: readonly { at: number; bytes: number }[]): Promise<number[]> {
  const line = new Line();
  const begin = performance.now();
  const all = Promise.all(
    bodies.map(async ({ at, bytes }) => {
      await new Promise((resolve) => setTimeout(resolve, at));
      await line.carry(bytes);
      return Math.round(performance.now() - begin);
    }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  return all;
}

test('1.6 Mbit a second, 150 ms late', async () => {
  const [alone] = await arrivals([{ at: 0, bytes: 200_000 }]);
  expect(alone).toBeGreaterThanOrEqual(1150);
  expect(alone).toBeLessThanOrEqual(1170);
});

test('who is on the line shares it, and what is left over goes to the others', async () => {
  const [small, large] = await arrivals([
    { at: 0, bytes: 20_000 },
    { at: 0, bytes: 200_000 },
  ]);
  expect(small).toBeGreaterThanOrEqual(350);
  expect(small).toBeLessThanOrEqual(370);
  expect(large).toBeGreaterThanOrEqual(1250);
  expect(large).toBeLessThanOrEqual(1270);
});

test('an idle line saves nothing up', async () => {
  const [, late] = await arrivals([
    { at: 0, bytes: 1 },
    { at: 3000, bytes: 200_000 },
  ]);
  expect(late).toBeGreaterThanOrEqual(4150);
});
