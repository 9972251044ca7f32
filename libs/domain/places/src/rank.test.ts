import { expect, test } from 'vitest';
import { rankOf, renownOf, type RenownFacts, type Ranked } from './rank.ts';

const unknown: RenownFacts = { hasArticle: false, hasEntry: false, isFeatured: false, isEdited: false };
const place = (
  zOrder: number,
  item: Partial<Ranked['item']> = {},
  { isGone: isPermanentlyClosed = false, mainCategory = 'Eating', subCategory = 'Inn' } = {},
): Ranked => ({
  item: { title: 'Adler', ...item },
  categories: [{ zOrder, mainCategory, subCategory }],
  hasEvents: false,
  isPermanentlyClosed,
});
const renown = (facts: Partial<RenownFacts>) => renownOf({ ...unknown, ...facts });

test.each([
  ['a castle before a restaurant', place(2), place(4)],
  ['one with an article', place(4, { renown: renown({ hasArticle: true }) }), place(4)],
  ['an article before an entry', place(4, { renown: renown({ hasArticle: true }) }), place(4, { renown: 10 })],
  ['an entry', place(4, { renown: renown({ hasEntry: true }) }), place(4)],
  ['a featured one before a known one', place(4, { renown: renown({ isFeatured: true }) }), place(4, { renown: 34 })],
  ['what editors wrote', place(4, { renown: renown({ isEdited: true }) }), place(4)],
  ['a picture', place(4, { image: 'a.webp' }), place(4)],
  ['opening hours', place(4, { details: { hours: 'Mo 08:00-12:00' } }), place(4)],
  ['hours of operation', place(4, { details: { operatingHours: 'Mo 08:00-12:00' } }), place(4)],
  ['a named place before one without', place(6), place(4, { title: '' })],
  ['a spot before a way', place(4), place(4, { ways: ['_p~iF~ps|U'] })],
  [
    'a castle before a museum that has hours',
    place(2, {}, { mainCategory: 'Sights' }),
    place(2, { details: { hours: '24/7' } }),
  ],
  [
    'a church before a pharmacy that has hours',
    place(4, {}, { mainCategory: 'Religion', subCategory: 'Church' }),
    place(3, { details: { hours: '24/7' } }, { mainCategory: 'Shopping', subCategory: 'Pharmacy' }),
  ],
  ['an inn before a police station', place(4, {}), place(3, {}, { mainCategory: 'Service', subCategory: 'Police' })],
  ['children, as on the map', place(4, { children: ['a'] }), place(4)],
  ['a famous inn before an unknown sight', place(4, { renown: renown({ hasArticle: true }) }), place(3)],
  ['a bench after all others', place(8), place(10)],
  ['what is there before what is gone', place(10, { title: '' }), place(0, { renown: 90 }, { isGone: true })],
])('ranks %s', (_, sooner, later) => expect(rankOf(sooner)).toBeLessThan(rankOf(later)));

test('fits into a byte', () => {
  const all = renown({ hasArticle: true, hasEntry: true, isFeatured: true, isEdited: true });
  for (const zOrder of [0, 10, 1000]) {
    expect(rankOf(place(zOrder, { renown: all, image: 'a', details: { hours: '24/7' } }))).toBeGreaterThanOrEqual(0);
    expect(rankOf(place(zOrder, { title: '', ways: ['a'] }))).toBeLessThanOrEqual(255);
  }
});
