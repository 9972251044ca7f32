import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { ChangeStep } from '@umkreis/contract/item-changes.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { noFilter } from '../filters/filter-state.ts';
import * as hours from '../hours/hours-module.ts';
import * as search from '../parts/search-module.ts';
import type { LoadPart } from '../parts/parts.ts';
import { everything } from '../query/place-query.ts';
import { changingDocument, type ChangingDocument } from '../testing/changing-document.ts';
import { documentUrl } from '../testing/document-url.ts';
import type { Content } from './content.ts';
import { createEngine, type Engine } from './engine.ts';

const category = (id: string, mainCategory: string) =>
  ({
    id,
    mainCategory,
    subCategory: `${mainCategory} 1`,
    iconTitle: 'pin',
    subCategoryName: { de: mainCategory, en: mainCategory },
    mainCategoryName: { de: mainCategory, en: mainCategory },
  }) as Category;
const names = { categories: [category('c-eat', 'Eating'), category('c-sleep', 'Sleeping')], tags: [], icons: [] };
const item = (nr: number, more: Partial<BasemapItem> = {}): BasemapItem => ({
  id: `id-${nr}`,
  nanoId: `nano000${nr}`,
  title: `Place ${nr}`,
  lat: 47 + nr / 100,
  lon: 9.5,
  categories: ['c-eat'],
  ...more,
});
const items = [item(1), item(2, { categories: ['c-sleep'] }), item(3)];
const vaduz = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
const at = Date.parse('2026-11-18T13:00:00Z');
const missing = 'data:application/json,unreadable';
let archives: ChangingDocument;
beforeAll(async () => {
  archives = await changingDocument();
});
beforeEach(() => {
  archives.document = {};
});
afterAll(() => archives.close());
const archiveOf = (nr: number) => `${archives.url}places-${nr}.pmtiles`;

interface Served {
  rows?: readonly BasemapItem[];
  steps?: readonly ChangeStep[];
  /** ms after the first snapshot */
  age?: number;
}

/** A snapshot by number. Without rows it can't be read, only its changes. */
const snapshot = (
  nr: number,
  { rows, steps, age = nr * 1000 }: Served,
  changed: readonly BasemapItem[] = [],
): Content => {
  const head = { version: String(at + age), total: 3 };
  const file = rows ? documentUrl({ branchShortId: 1, ...head, tiled: false, items: rows }) : missing;
  return {
    where: { branch: vaduz, main: { hoursPlace: vaduz }, apiRoot: 'data:' } as unknown as Content['where'],
    snapshot: `${file}#/${nr}.json`,
    changes: steps ? documentUrl({ ...head, steps, items: changed }) : missing,
    reference: documentUrl(names),
    events: null,
    archive: archiveOf(nr),
  };
};
async function start(): Promise<Engine> {
  const engine = createEngine((async (name) => ({ hours, search })[name]) as LoadPart);
  await engine.fill(snapshot(1, { rows: items }));
  await engine.use('search', 'any');
  return engine;
}
const titles = async (engine: Engine, words = '') => {
  const { rows } = await engine.rows({ ...everything, words, at }, { order: 'title', from: 0, count: 20 });
  return rows.map(({ place }) => place.item.title);
};
async function drawn(engine: Engine) {
  const { features, numbers } = engine.currentPlaces(at);
  const text = await features.file.text();
  const points = text ? (JSON.parse(text) as { features: PointFeature[] }).features : [];
  return {
    points: points.map(({ properties }) => [properties.nr, properties.title]),
    numbers: [...numbers!].toSorted(),
  };
}
const eating = { seasonId: null, filter: { ...noFilter, mainCategories: ['Eating'] }, level: null, at };

describe('a newer snapshot', () => {
  it.each([true, false])('replaces only the changed items, and keeps the tiles of the map', async (isShown) => {
    const engine = await start();
    if (isShown) expect(await titles(engine)).toEqual(['Place 1', 'Place 2', 'Place 3']);
    const steps = [
      { from: '2.json', ids: ['id-4', 'id-3'] },
      { from: '1.json', ids: ['id-1'] },
    ];
    const now = [item(1, { title: 'Gasthaus Linde' }), item(4, { title: 'Neues Café' })];
    const filled = await engine.fill(snapshot(3, { steps }, now));
    expect(filled).toMatchObject({ archive: archiveOf(1), version: String(at + 3000), names });
    expect(await titles(engine)).toEqual(['Gasthaus Linde', 'Neues Café', 'Place 2']);
    expect(await titles(engine, 'linde')).toEqual(['Gasthaus Linde']);
    expect(await titles(engine, 'café')).toEqual(['Neues Café']);
    // The tiles have numbers 0 and 1 for eating and 2 for sleeping; the deleted place is hidden in them.
    expect(await drawn(engine)).toEqual({
      points: [
        [0, 'Gasthaus Linde'],
        [3, 'Neues Café'],
      ],
      numbers: [0, 1, 3],
    });
    const { rows } = await engine.rows({ ...everything, at }, { order: 'best', from: 0, count: 20 });
    expect(rows.map(({ place }) => place.item.id)).toEqual(['id-1', 'id-4', 'id-2']);
    expect(engine.place('nano0003', at)).toBe(null);
    expect(engine.place('nano0004', at)?.place.item.title).toBe('Neues Café');
    expect(engine.draw(eating).visible).toEqual(Int32Array.of(0, 3));
  });

  it('adds to earlier changes', async () => {
    const engine = await start();
    await engine.fill(snapshot(2, { steps: [{ from: '1.json', ids: ['id-3'] }] }, [item(3, { title: 'Drei' })]));
    await engine.fill(snapshot(3, { steps: [{ from: '2.json', ids: ['id-2'] }] }, [item(2, { title: 'Zwei' })]));
    expect(await titles(engine)).toEqual(['Drei', 'Place 1', 'Zwei']);
    expect((await drawn(engine)).numbers).toEqual([1, 2]);
    expect(await titles(engine, 'drei')).toEqual(['Drei']);
    expect(await titles(engine, 'place 3')).toEqual([]);
  });

  it('is read as a whole if the changes since the previous one are unknown', async () => {
    const rows = [item(1, { title: 'Eins' })];
    for (const steps of [undefined, [], [{ from: '7.json', ids: ['id-1'] }]]) {
      const engine = await start();
      const filled = await engine.fill(snapshot(8, { rows, ...(steps && { steps }) }, rows));
      expect([filled.archive, await titles(engine)]).toEqual([archiveOf(8), ['Eins']]);
      expect((await drawn(engine)).numbers).toEqual([]);
    }
  });

  it('is read as a whole when the server may have deleted the tiles of the map', async () => {
    const engine = await start();
    const later = async (nr: number, age: number) =>
      engine.fill(snapshot(nr, { rows: items, steps: [{ from: `${nr - 1}.json`, ids: ['id-1'] }], age }, [item(1)]));
    for (let nr = 2; nr <= 12; nr++) expect((await later(nr, nr * 1000)).archive).toBe(archiveOf(1));
    expect((await later(13, 400_000)).archive).toBe(archiveOf(13));
    for (let nr = 14; nr <= 21; nr++) expect((await later(nr, nr * 1e6)).archive).toBe(archiveOf(13));
    expect((await later(22, 22e6)).archive).toBe(archiveOf(22));
  });

  it('waits for tiles that are not written yet', async () => {
    archives.document = undefined;
    const engine = await start();
    for (let nr = 2; nr <= 12; nr++) {
      const next = { steps: [{ from: `${nr - 1}.json`, ids: ['id-1'] }], age: nr * 1e6 };
      expect((await engine.fill(snapshot(nr, next, [item(1)]))).archive).toBe(archiveOf(1));
    }
    const whole = await engine.fill(snapshot(20, { rows: items }));
    expect(whole.archive).toBe(null);
    expect(engine.currentPlaces(at)).toMatchObject({ numbers: null, features: { total: 3 } });
  });
});
