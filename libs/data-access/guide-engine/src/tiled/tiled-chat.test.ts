import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatVocabulary } from '@umkreis/query-parser/chat-vocabulary.ts';
import { readLocatedQuestion } from '@umkreis/query-parser/question.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { tags } from '@umkreis/taxonomy/tags.ts';
import { everything } from '../query/place-query.ts';
import type { Content } from '../engine/content.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import * as hours from '../hours/hours-module.ts';
import type { LoadPart } from '../parts/parts.ts';
import * as search from '../parts/search-module.ts';
import { documentUrl } from '../testing/document-url.ts';

const kind = (name: string) => categories.find(({ subCategory }) => subCategory === name)!.id;
const item = (title: string, category: string, hoursText?: string): BasemapItem => ({
  id: title,
  nanoId: title,
  title,
  lat: 47.16,
  lon: 9.5,
  categories: [kind(category)],
  ...(hoursText && { details: { hours: hoursText } }),
});
const items = [
  item('Praxis Ospelt', 'Dentist', 'Mo-Fr 08:00-17:00'),
  item('Praxis Marxer', 'Dentist', 'Mo-Tu 08:00-12:00'),
  item('Adler', 'Restaurant', 'Mo 11:00-14:00'),
];

let server: Server;
let apiRoot = '';
let isDown = false;
const requests: URLSearchParams[] = [];
beforeAll(async () => {
  // Like the API: every word must be in the title, any of the categories must match.
  server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url!, 'http://api');
    requests.push(searchParams);
    const words = (searchParams.get('text') ?? '').toLowerCase().split(/\s+/);
    const kinds = searchParams.get('categories')?.split(',');
    const found = items.filter(
      ({ title, categories: own }) =>
        words.every((word) => title.toLowerCase().includes(word)) && (!kinds || own.some((id) => kinds.includes(id))),
    );
    response.statusCode = isDown || pathname !== '/items/search/' ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(isDown ? {} : { items: found, total: found.length }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Wednesday, 14:00 in Vaduz */
const now = new Date('2026-11-18T14:00:00+01:00');
const timeZone = 'Europe/Vaduz';
let engine: Engine;
beforeEach(async () => {
  isDown = false;
  requests.length = 0;
  engine = createEngine((async (name) => ({ hours, search })[name]) as LoadPart);
  await engine.fill({
    where: { apiRoot, branch: { shortId: 3, timeZone, countryCode: 'li', state: null } },
    // Too many for memory: the engine holds none of them.
    snapshot: documentUrl({ branchShortId: 3, version: '1', total: 900_000, tiled: true, items: [] }),
    reference: documentUrl({ categories, tags, icons: [], words: searchWords }),
    events: null,
    points: null,
  } as unknown as Content);
  await Promise.all([engine.use('search', ''), engine.use('hours', '')]);
});

async function ask(text: string) {
  const vocabulary = chatVocabulary(categories, tags, searchWords);
  const question = await readLocatedQuestion(text, { vocabulary, now, timeZone }, (how, name) =>
    engine.findLocation(how, name, now.getTime()),
  );
  const answer = await engine.answer(question, { ...everything, at: now.getTime() }, null);
  return { ...answer, titles: answer.places.map((place) => place.item.title) };
}

test.each([
  ['Wo finde ich einen Zahnarzt?', 'places', ['Praxis Marxer', 'Praxis Ospelt']],
  ['Which dentist is open now?', 'places', ['Praxis Ospelt']],
  ['Wo ist der Adler?', 'places', ['Adler']],
  ['Wo ist die Käserei Überboden?', 'none', []],
])('uses the API for the chat of a branch too large for the device: %s', async (text, expectedKind, titles) => {
  const answer = await ask(text);
  expect([answer.kind, answer.titles]).toEqual([expectedKind, titles]);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.every((query) => query.get('branch') === '3')).toBe(true);
});

test('requests categories by id, so that places with other names are found', async () => {
  await ask('Wo finde ich einen Zahnarzt?');
  expect(requests.at(-1)!.get('categories')?.split(',')).toContain(kind('Dentist'));
  expect(requests.at(-1)!.get('text')).toBeNull();
});

test('answers whether a place found by the API is open', async () => {
  expect(await ask('Hat der Adler am Montag offen?')).toMatchObject({
    kind: 'state',
    titles: ['Adler'],
    state: { isOpen: true },
  });
});

test('rejects if the API does not respond, instead of returning no places', async () => {
  isDown = true;
  await expect(ask('Wo finde ich einen Zahnarzt?')).rejects.toMatchObject({ status: 503 });
});
