import { expect, test } from 'vitest';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import '../texts/add-texts.ts';
import { firstPlacesList } from './first-places.ts';
import type { PageContext } from './page-facts.ts';

const item = (nr: number, changes: Partial<BasemapItem> = {}) => ({
  id: `i${nr}`,
  nanoId: `place${String(nr).padStart(3, '0')}`,
  title: `Ort ${nr}`,
  lat: 47,
  lon: 9.5,
  categories: ['inn'],
  ...changes,
});
const categories = [
  {
    id: 'inn',
    mainCategory: 'Eating',
    mainCategoryName: { de: 'Essen', en: 'Eating' },
    subCategory: 'Restaurant',
    subCategoryName: { de: 'Restaurant', en: 'Restaurant (EN)' },
    zOrder: 5,
    iconTitle: 'inn',
    colorName: '#fff',
    backgroundColorName: '#D9480F',
  },
];

function contextOf(responses: Record<string, unknown>, changes: Partial<PageContext> = {}) {
  const requests: string[] = [];
  const all: Record<string, unknown> = {
    [apiPaths.categories]: categories,
    [apiPaths.icons]: [{ title: 'inn', iconSvg: 'M1 1h2' }],
    [apiPaths.tags]: [],
    [apiPaths.events(1)]: [],
    ...responses,
  };
  const context = {
    branch: { shortId: 1, timeZone: 'Europe/Vaduz', title: 'Vaduz', countryCode: 'LI' },
    product: { name: 'Umkreis' },
    main: {},
    language: 'de',
    version: '1',
    page: 1,
    now: new Date('2026-05-01T10:00:00Z'),
    api: {
      read: async (path: string) => {
        requests.push(path);
        return all[path];
      },
    },
    ...changes,
  } as unknown as PageContext;
  return { context, requests };
}
const titles = (text: string) =>
  Array.from(text.matchAll(/<a [^>]*href="[^"]*"[^>]*>.*?lang="de"[^>]*>([^<]*)</g), ([, title]) => title);

test('links the first places of the guide, and counts all', async () => {
  const items = Array.from({ length: 10 }, (_, nr) => item(nr + 1));
  const { context, requests } = contextOf({ [apiPaths.firstPlaces(1)]: { items, total: 13 } });
  const { text } = (await firstPlacesList(context))!;
  expect(titles(text)).toEqual(Array.from({ length: 10 }, (_, nr) => `Ort ${nr + 1}`));
  expect(text).toContain('href="/map/place/place001/ort-1"');
  expect(text).toContain('>Karte Vaduz</h1>');
  expect(text).toContain('>13 Orte</p>');
  expect(text).toContain('<path d="M1 1h2" fill="#fff"');
  // All places of a guide are some megabytes, which would be parsed after every edit.
  expect(requests).not.toContain(apiPaths.basemap(1));
});

test('reads all places of the guide while the API has not read them', async () => {
  const items = [
    ...Array.from({ length: 12 }, (_, nr) => item(nr + 1)),
    item(20, { title: 'Teil', parents: ['i1'] }),
    item(21, { title: 'Alt', closed: '2026-04-01' }),
  ];
  const { context } = contextOf({ [apiPaths.basemap(1)]: { items, tiled: false, total: items.length } });
  const { text } = (await firstPlacesList(context))!;
  expect(titles(text)).toEqual(Array.from({ length: 10 }, (_, nr) => `Ort ${nr + 1}`));
  expect(text).toContain('>13 Orte</p>');
});

test('names categories in the language of the page, and escapes titles', async () => {
  const items = [item(1, { title: '<b>Adler</b>' })];
  const first = { [apiPaths.firstPlaces(1)]: { items, total: 1 } };
  const { text } = (await firstPlacesList(contextOf(first, { language: 'en' }).context))!;
  expect(text).toContain('>Restaurant (EN)</span>');
  expect(text).toContain('>1 place</p>');
  expect(text).not.toContain('<b>');
});

test('asks the search for the places of a large guide', async () => {
  const search = `${apiPaths.itemSearch}?branch=1&limit=10`;
  const { context } = contextOf({
    [apiPaths.firstPlaces(1)]: null,
    [apiPaths.basemap(1)]: { items: [], tiled: true, total: 123_456 },
    [search]: { items: [item(7)], total: 10_000 },
  });
  expect(titles((await firstPlacesList(context))!.text)).toEqual(['Ort 7']);
});

test('shows no list without places, or while the API is unreachable', async () => {
  const empty = contextOf({ [apiPaths.firstPlaces(1)]: { items: [], total: 0 } });
  expect(await firstPlacesList(empty.context)).toBeNull();
  expect(await firstPlacesList(contextOf({ [apiPaths.firstPlaces(1)]: undefined }).context)).toBeNull();
});
