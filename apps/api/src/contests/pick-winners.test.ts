import { expect, test } from 'vitest';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { candidatesHash, pickWinners } from './pick-winners.ts';

const seedOf = (n: number) => n.toString(16).padStart(64, '0');
const ids = ['d', 'a', 'c', 'b', 'e'];

test('draws the same winners for the same seed, whatever the order of the candidates', () => {
  const drawn = pickWinners(ids, seedOf(7), 3);
  expect(new Set(drawn).size).toBe(3);
  expect(pickWinners(ids.toReversed(), seedOf(7), 3)).toEqual(drawn);
  expect(candidatesHash(ids.toReversed())).toBe(candidatesHash(ids));
  expect(candidatesHash(ids.slice(1))).not.toBe(candidatesHash(ids));
});

test('gives every candidate the same chance for first and second place', () => {
  const rounds = 5000;
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= rounds; seed++)
    for (const [place, id] of pickWinners(ids, seedOf(seed), 2).entries())
      counts.set(`${place}${id}`, (counts.get(`${place}${id}`) ?? 0) + 1);
  // Seeds and therefore counts are fixed; 1000 of each are expected, five standard deviations are 141.
  for (const place of [0, 1])
    for (const id of ids) expect(Math.abs(counts.get(`${place}${id}`)! - rounds / ids.length)).toBeLessThan(141);
});

test('returns all candidates if more winners are requested than exist', () => {
  const many = Array.from({ length: 40 }, () => uniqueId());
  expect(pickWinners(many, seedOf(3), 100).toSorted()).toEqual(many.toSorted());
});
