import { expect, test } from 'vitest';
import { measureQueries, readQueries } from './query-set.ts';

const MIN_RIGHT = 0.95;

test('finds the expected first result for at least 95 % of 150 queries in German and English', async () => {
  const { total, wrong, impossible } = await measureQueries(await readQueries('queries.tsv'));
  expect(impossible).toEqual([]);
  expect(total).toBe(150);
  expect(1 - wrong.length / total, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(MIN_RIGHT);
});

test('has 40 further queries, which were not used to improve the search, and of which none is in the set', async () => {
  const [queries, heldBack] = await Promise.all([readQueries('queries.tsv'), readQueries('held-back-queries.tsv')]);
  const known = new Set(queries.map(({ query }) => query.toLowerCase()));
  expect(heldBack).toHaveLength(40);
  expect(heldBack.filter(({ query }) => known.has(query.toLowerCase()))).toEqual([]);
  expect((await measureQueries(heldBack)).impossible).toEqual([]);
});
