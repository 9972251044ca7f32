import { expect, test } from 'vitest';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { listed, placesOfShortcut, placesWithTag } from './branch-places.ts';
import type { PageContext } from './page-facts.ts';

const items: Partial<BasemapItem>[] = [
  { id: 'z', title: 'Zoll', categories: ['inn'], tags: ['pizza'] },
  { id: 'a', title: 'Adler', categories: ['inn'], tags: ['pizza'] },
  { id: 'part', title: 'Anbau', categories: ['inn'], parents: ['a'], tags: ['pizza'] },
  { id: 'feast', title: 'Zelt', categories: ['inn'], tags: ['pizza'] },
  { id: 'bare', title: 'Ohne Art', categories: [], tags: ['pizza'] },
  { id: 'soon', title: 'Schliesst bald', categories: ['inn'], closed: '2026-06-01', tags: ['pizza'] },
  { id: 'gone', title: 'Alt', categories: ['inn'], closed: '2026-04-01', tags: ['pizza'] },
  { id: 'copy', title: 'Doppelt', categories: ['inn'], duplicateOf: 'a', tags: ['pizza'] },
  { id: 'unnamed', title: '', categories: ['inn'], tags: ['pizza'] },
];
const responses: Record<string, unknown> = {
  [apiPaths.basemap(1)]: { items, tiled: false },
  [apiPaths.categories]: [
    { id: 'inn', mainCategory: 'Eating', subCategory: 'Restaurant', zOrder: 5 },
    { id: 'place', mainCategory: 'Place', subCategory: 'Place', zOrder: 7 },
  ],
  [apiPaths.tags]: [{ id: 'pizza', tagKey: 'cuisine', tagValue: 'pizza' }],
  [apiPaths.events(1)]: [
    { itemId: 'feast', itemEvents: [], dateBegin: '2026-05-09T18:00:00Z', dateEnd: null },
    { itemId: 'z', itemEvents: [], dateBegin: '2026-05-09T18:00:00Z', dateEnd: null, isCancelled: true },
  ],
};
const context = {
  branch: { shortId: 1, timeZone: 'Europe/Vaduz' },
  main: {},
  version: '1',
  page: 1,
  now: new Date('2026-05-01T10:00:00Z'),
  api: { read: async (path: string) => responses[path] },
} as unknown as PageContext;
const listTitles = async (filter: SearchShortcutConfig['filter']) => {
  const shortcut = { filter } as SearchShortcutConfig;
  const page = await listed(
    { of: 'shortcut', id: 's', from: (places) => placesOfShortcut(shortcut, places, context) },
    context,
  );
  return page?.places.map(({ title }) => title);
};

test('lists places in map order: those with events first, sub-places later, the rest by title', async () => {
  expect(await listTitles({ mainCategories: ['Eating'] })).toEqual([
    'Zelt',
    'Adler',
    'Schliesst bald',
    'Zoll',
    'Anbau',
    'Ort',
  ]);
});

test('counts places without a category as places, and ignores cancelled events', async () => {
  expect(await listTitles({ subCategories: ['Place'] })).toEqual(['Ohne Art']);
  expect(await listTitles({ hasEvents: true })).toEqual(['Zelt']);
});

test('lists the places with a tag in the same order', async () => {
  const page = await listed(
    { of: 'tag', id: 'pizza', from: (places) => placesWithTag('pizza', places, context) },
    context,
  );
  expect(page?.places.map(({ title }) => title)).toEqual([
    'Zelt',
    'Adler',
    'Schliesst bald',
    'Zoll',
    'Anbau',
    'Ohne Art',
    'Ort',
  ]);
});
