import { expect, it } from 'vitest';
import { RestBetweenBuilds } from './rest-between-builds.ts';

it('builds at once after some edits, and rests after many', () => {
  let now = 1000;
  const rest = new RestBetweenBuilds(() => now);
  expect(rest.left(1)).toBe(0);
  rest.built(1, 3, 500);
  expect(rest.left(1)).toBe(0);
  rest.built(1, 4, 500);
  expect([rest.left(1), rest.left(2)]).toEqual([1500, 0]);
  now += 1000;
  expect(rest.left(1)).toBe(500);
  now += 1000;
  expect(rest.left(1)).toBe(0);
});

it('rests for 4 s at most, and not after an edit that follows', () => {
  const rest = new RestBetweenBuilds(() => 0);
  rest.built(1, 200, 10_000);
  expect(rest.left(1)).toBe(4000);
  rest.built(1, 1, 10_000);
  expect(rest.left(1)).toBe(0);
});
