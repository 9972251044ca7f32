import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atItsPace, pauseAfter } from './at-its-pace.ts';

const aSecond = (tookMs: number) => Math.round(1000 / (tookMs + pauseAfter(tookMs)));

test('draws twelve times per second if drawing is cheap', () => {
  expect([10, 17, 34].map(aSecond)).toEqual([12, 12, 12]);
});

test('draws expensive frames less often, for a quarter of the time', () => {
  expect([60, 100, 300].map(aSecond)).toEqual([7, 3, 1]);
});

test('waits for the last drawing, and stops', async () => {
  let drawn = 0;
  let isDone = () => {};
  const stop = atItsPace(() => {
    drawn += 1;
    return new Promise((resolve) => (isDone = resolve));
  });
  await wait(200);
  expect(drawn).toBe(1);
  isDone();
  await expect.poll(() => drawn).toBe(2);
  stop();
  isDone();
  await wait(200);
  expect(drawn).toBe(2);
});
