import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atItsPace, pauseAfter } from './at-its-pace.ts';

const aSecond = (tookMs: number) => Math.round(1000 / (tookMs + pauseAfter(tookMs)));

test('twelve a second where drawing costs nothing', () => {
  expect([10, 17, 34].map(aSecond)).toEqual([12, 12, 12]);
});

test('dear drawings come seldom, so that they take a quarter of the time', () => {
  expect([60, 100, 300].map(aSecond)).toEqual([7, 3, 1]);
});

test('the next drawing waits for the last, and none comes when it was stopped', async () => {
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
