import { expect, test } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { chatVocabulary } from '@umkreis/query-parser/chat-vocabulary.ts';
import { readQuestion } from '@umkreis/query-parser/question.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { tags } from '@umkreis/taxonomy/tags.ts';
import type { Place } from '../places/place.ts';
import { findAnswer } from './find-answer.ts';

const vocabulary = chatVocabulary(categories, tags, searchWords);
const now = new Date('2026-11-18T14:00:00+01:00');
const tagOf = (key: string, value: string) => tags.find((tag) => tag.tagKey === key && tag.tagValue === value)!.id;
const place = (title: string, subCategory: string, { own = [] as string[], hours = '', lon = 9.52 } = {}): Place => ({
  item: { id: title, nanoId: title, title, lat: 47.14, lon, categories: [], tags: own, details: { hours } },
  categories: categories.filter((category) => category.subCategory === subCategory).slice(0, 1),
  tags: [],
  events: [],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
});
const places = [
  place('Da Franco', 'Restaurant', { own: [tagOf('cuisine', 'pizza')], hours: 'evening' }),
  place('Pizzeria Lago', 'Pizzeria', { hours: 'noon', lon: 9.6 }),
  place('Adler', 'Restaurant', { own: [tagOf('eatingAmenities', 'terrace')], hours: 'evening' }),
  place('Apotheke am Platz', 'Pharmacy', { hours: 'noon' }),
];
const event = (title: string, dateBegin: string): Event => ({
  id: title,
  itemId: 'Adler',
  title,
  description: '',
  url: null,
  dateBegin,
  dateEnd: null,
  branches: [],
  tags: [],
  itemEvents: [],
});
const source = {
  places,
  events: [event('Jazz', '2026-11-21T19:00:00Z'), event('Lesung', '2026-11-18T18:00:00Z')],
  position: null,
  find: (searchText: string) => places.filter(({ item }) => item.title.toLowerCase().includes(searchText)),
  isOpen: ({ item }: Place, at: Date) => (item.details?.hours === 'evening') === at.getUTCHours() >= 17,
  openingsOf: ({ item }: Place) => {
    const isEvening = item.details?.hours === 'evening';
    const [from, to] = isEvening ? ['17:00', '23:00'] : ['08:00', '17:00'];
    return item.details?.hours
      ? [{ from: from!, to: to!, pastMidnight: false, end: 'known' as const, isUnknown: false, comment: undefined }]
      : null;
  },
  subject: null,
  dayOf: (at: Date) => at.toISOString().slice(0, 10),
};
const answer = (text: string, overrides = {}) =>
  findAnswer(readQuestion(text, { vocabulary, now, timeZone: 'Europe/Vaduz' }), { ...source, ...overrides });
const titles = (text: string, overrides = {}) => answer(text, overrides).places.map(({ item }) => item.title);

test('combines category, dish and time', () => {
  expect(titles('Wo kann ich heute Abend Pizza essen?')).toEqual(['Da Franco']);
  expect(titles('Pizza am Mittag um 12')).toEqual(['Pizzeria Lago']);
  expect(titles('Restaurant mit Terrasse')).toEqual(['Adler']);
});

test('drops criteria that nothing matches and reports which', () => {
  expect(answer('Ist heute Abend eine Apotheke offen?')).toMatchObject({ kind: 'places', dropped: 'open', total: 1 });
  expect(answer('Apotheke mit Terrasse')).toMatchObject({ dropped: 'features', total: 1 });
  expect(answer('Pizza mit Terrasse')).toMatchObject({ dropped: 'features', total: 2 });
  expect(answer('Restaurant Quasimodo')).toMatchObject({ dropped: 'words', total: 2 });
  expect(answer('Zoo')).toMatchObject({ kind: 'none' });
  expect(answer('hallo')).toMatchObject({ kind: 'help' });
});

test('finds places by name', () =>
  expect(titles('Wo ist Da Franco?', { find: () => [places[0]!] })).toEqual(['Da Franco']));

test("sorts by distance for 'near'", () => {
  expect(titles('Pizza in der Nähe', { position: [9.61, 47.14] })).toEqual(['Pizzeria Lago', 'Da Franco']);
});

test('returns the events of a day, otherwise the next ones', () => {
  expect(answer('Was läuft am Samstag?').events.map(({ title }) => title)).toEqual(['Jazz']);
  expect(answer('Was läuft am Montag?')).toMatchObject({ kind: 'events', dropped: 'open', total: 2 });
  expect(answer('Veranstaltungen').events.map(({ title }) => title)).toEqual(['Lesung', 'Jazz']);
});
