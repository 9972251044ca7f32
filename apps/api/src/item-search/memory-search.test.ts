import { expect, it, vi } from 'vitest';
import type { ContentState } from '@umkreis/content/content-state.ts';
import { ItemPage } from '@umkreis/content/snapshots/item-page.ts';
import { MemorySearch } from './memory-search.ts';
import { toSearchQuery } from './search-query.ts';

const OWNER = 7;
const nothing = { categories: [], tags: [] };

const pageOf = (places: readonly [nr: number, title: string][]) =>
  ItemPage.of(
    places.map(([nr, title]) => {
      const id = `00000000-0000-7000-8000-${String(nr).padStart(12, '0')}`;
      return { id, text: Buffer.from(JSON.stringify({ id, title, lat: 47, lon: 9 + nr / 100, categories: [] })) };
    }),
  );

async function searchIn(first: readonly ItemPage[]) {
  const stored = { version: '1', pages: first };
  const content = { versionOf: () => stored.version } as unknown as ContentState;
  const search = new MemorySearch(content, { pages: async () => stored.pages });
  const titles = async (query: Parameters<typeof toSearchQuery>[0]) => {
    const words = toSearchQuery({ limit: 10, ...query });
    const named = words.patterns.map(() => ({ prefix: nothing, whole: nothing }));
    const { hits, total } = await search.find([OWNER], words, named);
    return { total, titles: hits.map(({ index, at }) => index.titleOf(at)) };
  };
  return { stored, titles };
}

const pages = () =>
  Promise.all([
    pageOf([
      [1, 'Gasthof Sonne'],
      [2, 'Bäckerei'],
    ]),
    pageOf([
      [3, 'Gasthof Adler'],
      [4, ''],
    ]),
    pageOf([[5, 'Gasthof Löwen']]),
  ]);

it('finds places of all pages, in one order', async () => {
  const { titles } = await searchIn(await pages());
  expect(await titles({ text: 'gasthof', limit: 2 })).toEqual({ total: 3, titles: ['Gasthof Adler', 'Gasthof Löwen'] });
  expect(await titles({ text: 'gasthof', limit: 2, offset: 2 })).toEqual({ total: 3, titles: ['Gasthof Sonne'] });
  expect((await titles({})).titles).toEqual(['Bäckerei', 'Gasthof Adler', 'Gasthof Löwen', 'Gasthof Sonne', '']);
});

it('reads only the pages that have changed again', async () => {
  const [one, two, three] = await pages();
  const { stored, titles } = await searchIn([one!, two!, three!]);
  await titles({ text: 'gasthof' });

  const changed = await pageOf([[5, 'Gasthof Krone']]);
  const reads = [one, two, changed].map((page) => vi.spyOn(page!, 'text'));
  Object.assign(stored, { version: '2', pages: [one, two, changed] });
  await vi.waitFor(async () => expect((await titles({ text: 'krone' })).titles).toEqual(['Gasthof Krone']), {
    timeout: 10_000,
  });
  expect((await titles({ text: 'löwen' })).total).toBe(0);
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});
