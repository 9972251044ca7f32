import { expect, test } from 'vitest';
import { embedPatterns, readEmbedPath, readEmbedQuery } from './embed-address.ts';
import { embedPath, embedQuery } from './embed-link.ts';
import { embedNews, embedInputMessage } from './embed-message.ts';
import { readEmbedNews, readEmbedInput } from './read-embed-message.ts';

const odd: unknown[] = [
  null,
  undefined,
  'ready',
  42,
  [],
  {},
  { umkreis: 1 },
  { umkreis: 1, type: 'toString' },
  { umkreis: 2, type: 'height', height: 1 },
  { umkreis: '1', type: 'height', height: 1 },
];

test.each<[unknown, boolean]>([
  [{ umkreis: 1, type: 'ready', title: 'Baden', height: 400 }, true],
  [{ umkreis: 1, type: 'ready', title: 'Baden', height: 400, further: true }, true],
  [{ umkreis: 1, type: 'ready', height: 400 }, false],
  [{ umkreis: 1, type: 'height', height: 0 }, true],
  [{ umkreis: 1, type: 'height', height: 399.5 }, true],
  [{ umkreis: 1, type: 'height', height: -1 }, false],
  [{ umkreis: 1, type: 'height', height: Infinity }, false],
  [{ umkreis: 1, type: 'height', height: NaN }, false],
  [{ umkreis: 1, type: 'height', height: '400' }, false],
  [{ umkreis: 1, type: 'height', height: 2_000_000 }, false],
  [{ umkreis: 1, type: 'select', nanoId: 'abcdefgh', title: 'Bad', url: 'https://guide.example/map' }, true],
  [{ umkreis: 1, type: 'select', nanoId: 'abcdefgh', title: 'Bad' }, false],
  [{ umkreis: 1, type: 'filter', words: '', count: 12 }, true],
  [{ umkreis: 1, type: 'filter', words: 'bad', count: 1.5 }, false],
  [{ umkreis: 1, type: 'filter', words: 'bad', count: -1 }, false],
  [{ umkreis: 1, type: 'error', reason: 'unknown' }, true],
  [{ umkreis: 1, type: 'error', reason: 'unavailable', further: true }, true],
  [{ umkreis: 1, type: 'error', reason: 'toString' }, false],
  [{ umkreis: 1, type: 'error' }, false],
  [{ umkreis: 1, type: 'look' }, false],
  ...odd.map((one): [unknown, boolean] => [one, false]),
])('validates message %j of a list like its schema: %s', (message, isGood) => {
  expect([embedNews.safeParse(message).success, readEmbedNews(message) !== null]).toEqual([isGood, isGood]);
});

test.each<[unknown, boolean]>([
  [{ umkreis: 1, type: 'look' }, true],
  [{ umkreis: 1, type: 'look', theme: 'dark', accent: '#0A7F3b', language: 'en' }, true],
  [{ umkreis: 1, type: 'look', theme: null, accent: null, language: null }, true],
  [{ umkreis: 1, type: 'look', theme: 'blue' }, false],
  [{ umkreis: 1, type: 'look', accent: '0a7f3b' }, false],
  [{ umkreis: 1, type: 'look', accent: 'red;}' }, false],
  [{ umkreis: 1, type: 'look', accent: 1 }, false],
  [{ umkreis: 1, type: 'look', language: 'fr' }, false],
  [{ umkreis: 1, type: 'filter', words: 'pizza' }, true],
  [{ umkreis: 1, type: 'filter', words: 'x'.repeat(201) }, false],
  [{ umkreis: 1, type: 'filter' }, false],
  [{ umkreis: 1, type: 'height', height: 3 }, false],
  ...odd.map((one): [unknown, boolean] => [one, false]),
])('validates message %j of the embedding page like its schema: %s', (message, isGood) => {
  expect([embedInputMessage.safeParse(message).success, readEmbedInput(message) !== null]).toEqual([isGood, isGood]);
});

test('reads back every written address, for every kind, with and without a map', () => {
  for (const { of, view } of embedPatterns) {
    const topic = { of, id: of === 'guide' ? '' : of === 'category' ? 'Drinking & Nightlife' : 'a1b2-c3' };
    expect(readEmbedPath(embedPath(topic, view, 'Essen / Trinken'))).toEqual({ ...topic, view });
    expect(readEmbedPath(embedPath(topic, view))).toEqual({ ...topic, view });
  }
  expect(readEmbedPath('/embed')).toBeUndefined();
  expect(readEmbedPath('/embed/tag')).toBeUndefined();
  const look = { theme: 'dark', accent: '#0a7f3b', language: 'en' } as const;
  const query = embedQuery(look, 'https://town.example');
  expect(readEmbedQuery(new URLSearchParams(query))).toEqual({ ...look, host: 'https://town.example' });
  expect(readEmbedQuery(new URLSearchParams('theme=blue&accent=red&lang=fr'))).toEqual({
    theme: null,
    accent: null,
    language: null,
    host: null,
  });
});
