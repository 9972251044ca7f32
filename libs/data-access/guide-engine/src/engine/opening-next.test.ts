import { beforeAll, expect, test } from 'vitest';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Category } from '@umkreis/contract/category.ts';
import { noFilter } from '../filters/filter-state.ts';
import * as hours from '../hours/hours-module.ts';
import * as search from '../parts/search-module.ts';
import type { LoadPart } from '../parts/parts.ts';
import { everything } from '../query/place-query.ts';
import type { Rows } from '../results/rows.ts';
import { documentUrl } from '../testing/document-url.ts';
import type { Content } from './content.ts';
import { createEngine } from './engine.ts';

const vaduz = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
const names = ['Eating', 'Sleeping'].map((mainCategory) => ({
  id: mainCategory,
  mainCategory,
  subCategory: mainCategory,
  iconTitle: 'pin',
  subCategoryName: { de: mainCategory, en: mainCategory },
  mainCategoryName: { de: mainCategory, en: mainCategory },
})) as Category[];
const place = (title: string, category: string, opening?: string): BasemapItem => ({
  id: title,
  nanoId: title,
  title,
  lat: 47,
  lon: 9.5,
  categories: [category],
  ...(opening && { details: { hours: opening } }),
});
const items = [
  place('Place 1', 'Eating', 'Mo-Fr 08:00-12:00'),
  place('Place 2', 'Sleeping'),
  place('Place 3', 'Eating', 'Mo-Su 06:00-22:00'),
];

const engine = createEngine((async (name) => ({ hours, search })[name]) as LoadPart);
beforeAll(async () => {
  await engine.fill({
    where: { branch: vaduz, main: { hoursPlace: vaduz }, apiRoot: 'data:' } as unknown as Content['where'],
    snapshot: documentUrl({ branchShortId: 1, version: '7', total: items.length, tiled: false, items }),
    reference: documentUrl({ categories: names, tags: [], icons: [] }),
    events: null,
    changes: null,
    archive: null,
  });
  await engine.use('hours', 'any');
  await engine.use('search', 'any');
});

const page = { order: 'best', from: 0, count: 20 } as const;
const night = { ...everything, at: Date.parse('2026-11-18T23:00:00Z') };
const open = { ...night, filter: { ...noFilter, openNow: true } };
const titles = ({ rows }: Rows) => rows.map(({ place: { item } }) => item.title);

test('lists what opens next if nothing is open, for a filter and for a search text', async () => {
  const found = await engine.rows(open, page);
  expect(found).toMatchObject({ areOpeningNext: true, total: 2, filteredAway: 0 });
  expect(titles(found)).toEqual(['Place 3', 'Place 1']);
  expect(titles(await engine.rows({ ...night, words: 'jetzt offen Place' }, page))).toEqual(['Place 3', 'Place 1']);
});

test('lists only open places while some are open', async () => {
  const noon = { ...open, at: Date.parse('2026-11-18T10:00:00Z') };
  expect(await engine.rows(noon, page)).toMatchObject({ areOpeningNext: false, total: 2 });
});

test('reports that the filter removed all places if none of them opens', async () => {
  const sleeping = { ...open, filter: { ...open.filter, mainCategories: ['Sleeping'] } };
  expect(await engine.rows(sleeping, page)).toMatchObject({ areOpeningNext: false, total: 0, filteredAway: 3 });
});
