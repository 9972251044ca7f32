import { expect, test } from 'vitest';
import { isInSeason } from './season.ts';

const tags = (...values: string[]) => values.map((tagValue) => ({ tagValue }));

test.each([
  ['a tag value contains its id', tags('true', '[summer][winter]'), true],
  ['the tag is the season', tags('[winter]'), true],
  ['only the other season', tags('[summer]'), false],
  ['the word is not the id', tags('winter'), false],
  ['no tags', [], false],
])('%s', (_, own, shown) => expect(isInSeason(own, '[winter]')).toBe(shown));
