import { beforeEach, expect, it } from 'vitest';
import { RestBetweenBuilds } from './rest-between-builds.ts';

let now: number;
let rest: RestBetweenBuilds;
const after = (ms: number) => (now += ms);

beforeEach(() => {
  now = 1000;
  rest = new RestBetweenBuilds(() => now);
});

it('builds at once while people edit', () => {
  expect(rest.left(1)).toBe(0);
  rest.built(1, 200, 500);
  expect(rest.left(1)).toBe(0);
  after(1500);
  rest.built(1, 7, 500);
  expect(rest.left(1)).toBe(0);
});

it('rests while more is edited than people save', () => {
  rest.built(1, 1, 500);
  after(1500);
  rest.built(1, 30, 500);
  expect([rest.left(1), rest.left(2)]).toEqual([1500, 0]);
  after(1000);
  expect(rest.left(1)).toBe(500);
  after(1000);
  expect(rest.left(1)).toBe(0);
  rest.built(1, 1, 500);
  expect(rest.left(1)).toBe(0);
});

it('rests for 4 s at most', () => {
  rest.built(1, 1, 500);
  after(10_000);
  rest.built(1, 200, 10_000);
  expect(rest.left(1)).toBe(4000);
});
