import { expect, test } from 'vitest';
import type { NamedByWord } from '../search-names/reference-names.ts';
import { toSearchQuery } from './search-query.ts';
import { OwnerIndex } from './owner-index.ts';
import { pageOf, totalOf } from './page-of-matches.ts';
import type { Matches } from './place-index.ts';
import { WordIndexBuilder, type SearchedRow } from './word-index-builder.ts';
import { bytesOfColumns, WordIndex } from './word-index.ts';

/** Random numbers below 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const titleStarts = [
  'Café',
  'Bäckerei',
  '(Alte) Mühle',
  'St. Anna',
  "Joe's",
  '',
  'Kirche 日本',
  'HOTEL',
  'Zoo-Zoo',
  '𝒜dler',
];
const ends = ['Post', 'am See', 'Baeckerei', 'Hotelier', '', '12', 'hotel HOTEL', 'Straßburg', 'Åse', '_under_'];
const random = randomFrom(7);
const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
const rows: SearchedRow[] = Array.from({ length: 600 }, (_, nr) => ({
  id: `${Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0')}-0000-4000-8000-${nr.toString(16).padStart(12, '0')}`,
  title: `${pick(titleStarts)} ${pick(ends)}`.trim(),
  lat: 47 + random(),
  lon: 179 + random() * 2 > 180 ? -179.5 : 9 + random(),
  categories: random() < 0.5 ? [`c${Math.floor(random() * 5)}`] : [],
  tags: random() < 0.3 ? ['t1', 't2'] : [],
}));
const titled = new OwnerIndex(
  1,
  rows.map((row) => ({ ...row, hasOwnPlace: false, json: Buffer.alloc(0) })),
);
const builder = new WordIndexBuilder(1);
builder.add(rows.slice(0, 250));
builder.add(rows.slice(250));
const worded = new WordIndex(builder.build());

const nothing = { categories: [], tags: [] };
const hotels: NamedByWord = {
  prefix: { categories: ['c1', 'c2', 'gone'], tags: ['t1'] },
  whole: { categories: ['c2'], tags: [] },
};
const searches = [
  '',
  'h',
  'ho',
  'hotel',
  'hotel post',
  'back',
  'bäck see',
  'mühle',
  'a',
  'e 1',
  'joes',
  'zoozoo',
  'ss',
  '日',
  '𝒜',
  'zzz',
  'under',
];

test.each(searches)('finds the same places by words as by titles: "%s"', (text) => {
  for (const conditions of [
    {},
    { near: '9.5,47.5' },
    { bbox: '9.2,47.1,9.7,47.8' },
    { bbox: '179,47,-179,48' },
    { offset: 40, limit: 7 },
  ])
    for (const namedByTerm of [{ prefix: nothing, whole: nothing }, hotels]) {
      const query = toSearchQuery({ limit: 60, offset: 0, text, ...conditions });
      const named = query.patterns.map(() => namedByTerm);
      const resultOf = (index: OwnerIndex | WordIndex) => {
        const matches: Matches[] = [index.find(query, named)];
        return {
          total: totalOf(matches),
          places: pageOf(matches, query).map(({ at }) => `${index.titleOf(at)} ${index.idOf(at)}`),
        };
      };
      expect(resultOf(worded)).toEqual(resultOf(titled));
    }
});

test('does not find deleted places', () => {
  const query = toSearchQuery({ limit: 600, offset: 0, text: '' });
  const deletedIds = new Set(rows.slice(10, 20).map(({ id }) => id));
  worded.forget(deletedIds);
  const matches = [worded.find(query, [])];
  expect(totalOf(matches)).toBe(rows.length - deletedIds.size);
  expect(pageOf(matches, query).some(({ at }) => deletedIds.has(worded.idOf(at)))).toBe(false);
  worded.present.fill(1);
});

test('takes about a hundred bytes per place', () => {
  expect(bytesOfColumns(builder.build()) / rows.length).toBeLessThan(130);
});

test('returns nothing from an empty index', () => {
  const empty = new WordIndex(new WordIndexBuilder(2).build());
  const query = toSearchQuery({ limit: 10, offset: 0, text: 'hotel' });
  expect(totalOf([empty.find(query, [hotels])])).toBe(0);
});
