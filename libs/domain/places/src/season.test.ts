import { expect, test } from 'vitest';
import { isInSeason, seasonOn } from './season.ts';

const tags = (...values: string[]) => values.map((tagValue) => ({ tagValue }));

test.each([
  ['a tag value contains its id', tags('true', '[summer][winter]'), true],
  ['the tag is the season', tags('[winter]'), true],
  ['only the other season', tags('[summer]'), false],
  ['the word is not the id', tags('winter'), false],
  ['no tags', [], false],
])('returns whether an item is in a season: %s', (_, own, expected) =>
  expect(isInSeason(own, '[winter]')).toBe(expected),
);

const seasons = [
  { id: 'summer', begins: '04-20' },
  { id: 'winter', begins: '11-28' },
];

test.each([
  ['2026-04-19', 'winter'],
  ['2026-04-20', 'summer'],
  ['2026-11-27', 'summer'],
  ['2026-11-28', 'winter'],
  ['2026-12-31', 'winter'],
  ['2027-01-01', 'winter'],
])('assigns %s to %s', (day, id) => expect(seasonOn(day, seasons)?.id).toBe(id));

test('returns undefined for seasons without first days', () =>
  expect(seasonOn('2026-01-01', [{ id: 'summer', begins: undefined }])).toBeUndefined());
