import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DashboardCities, DashboardEventPage, DashboardItemPage } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { addItems, bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let token: string;
const country = uniqueId();
const lion = itemRow({
  title: 'Löwen',
  date_created: new Date('2020-01-01'),
  date_updated: new Date('2020-01-02'),
} as object);
const mill = itemRow({
  title: 'Alte Mühle am Bach',
  date_created: new Date('2021-01-01'),
  date_updated: new Date('2021-01-02'),
} as object);

async function fill(db: Db) {
  await seedGuide(db);
  await addItems(db, [lion, mill]);
  await db.insertInto('countries').values({ id: country, iso2: 'LI', oh_state_field: null }).execute();
  const address = { owner_id: 1, country_id: country, state_id: null };
  await db
    .insertInto('item_addresses')
    .values([
      {
        ...address,
        id: uniqueId(),
        item_id: lion.id,
        street: 'Herrengasse',
        housenumber: '2',
        postcode: '9490',
        city: 'Vaduz',
      },
      {
        ...address,
        id: uniqueId(),
        item_id: mill.id,
        street: 'Mühleweg',
        housenumber: '9',
        postcode: '9495',
        city: 'Triesen',
      },
    ])
    .execute();
  await db.insertInto('item_tags').values({ owner_id: 1, item_id: lion.id, tag_id: ids.pizza }).execute();
  await db
    .insertInto('item_reviews')
    .values([
      {
        owner_id: 1,
        id: uniqueId(),
        item_id: mill.id,
        date_due: new Date('2020-01-01'),
        note: null,
        date_completed: null,
      },
      {
        owner_id: 1,
        id: uniqueId(),
        item_id: lion.id,
        date_due: new Date('2090-01-01'),
        note: null,
        date_completed: null,
      },
    ])
    .execute();
  const day = (n: number) => new Date(Date.now() + n * 86_400_000);
  await db
    .insertInto('events')
    .values(
      [
        [-3, null, 'Kochkurs'],
        [2, null, 'Müllerfest'],
        [1, null, 'Weinlese'],
        [-2, 2, 'Ausstellung'],
      ].map(([from, to, title]) => ({
        owner_id: 1,
        id: uniqueId(),
        item_id: title === 'Weinlese' ? mill.id : lion.id,
        title: title as string,
        url: null,
        date_begin: day(from as number),
        date_end: to === null ? null : day(to as number),
      })),
    )
    .execute();
}
beforeAll(async () => {
  api = await startTestApi(fill);
  token = await api.issuer.tokenOf('staff@test.example');
});
afterAll(async () => api?.close());

const get = async <T>(url: string) =>
  (await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json<T>();
const titles = async (query: string) =>
  (await get<DashboardItemPage>(`/items/dashboard/?branch=1&sorting=2&${query}`)).items.map((item) => item.title);

describe('places', () => {
  test.each([
    ['text=loewen', ['Löwen']],
    ['text=muhle+bach', ['Alte Mühle am Bach']],
    ['text=herrengasse+9490', ['Löwen']],
    ['text=bäckerei', ['Bäckerei Müller']],
    [`text=${lion.nano_id}`, ['Löwen']],
    ['text=alte+mule+bachh', ['Alte Mühle am Bach']],
    ['text=xyzxyz', []],
    ['text=a', ['Alte Mühle am Bach', 'Bäckerei Müller', 'Löwen']],
    ['categories=Shopping', ['Bäckerei Müller']],
    [`categories=${ids.bakery},Sights`, ['Bäckerei Müller']],
    ['category=Sights', []],
    ['cities=Vaduz', ['Bäckerei Müller', 'Löwen']],
    ['cities=Vaduz|Triesen&text=am', ['Alte Mühle am Bach']],
    ['cities=vad', []],
    ['country=li', ['Alte Mühle am Bach', 'Löwen']],
    [`country=${country}`, ['Alte Mühle am Bach', 'Löwen']],
    ['country=CH', []],
    [`tags=${ids.pizza}`, ['Löwen']],
    [`tags=${uniqueId()}`, []],
    ['tags=keine', []],
    ['reviewIsDue=true', ['Alte Mühle am Bach']],
    ['text=%25_%5C(', []],
  ] as const)('%s finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test.each([
    [2, ['Alte Mühle am Bach', 'Bäckerei Müller', 'Löwen']],
    [3, ['Alte Mühle am Bach', 'Löwen', 'Bäckerei Müller']],
    [4, ['Bäckerei Müller', 'Alte Mühle am Bach', 'Löwen']],
    [5, ['Alte Mühle am Bach', 'Bäckerei Müller', 'Löwen']],
  ] as [number, string[]][])('sorting %i', async (sorting, expected) => {
    expect(
      (await get<DashboardItemPage>(`/items/dashboard/?branch=1&sorting=${sorting}`)).items.map((item) => item.title),
    ).toEqual(expected);
  });

  test('returns every match once across pages, and the total on a page beyond the last', async () => {
    const page = async (n: number) => get<DashboardItemPage>(`/items/dashboard/?sorting=1&pageSize=2&page=${n}`);
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ total, pageCount, items }) => [total, pageCount, items.length])).toEqual([
      [4, 2, 2],
      [4, 2, 2],
      [4, 2, 0],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map((item) => item.id)))).toEqual(
      new Set([bakery.id, foreign.id, lion.id, mill.id]),
    );
  });

  test('lists the cities of the items', async () => {
    expect(await get<DashboardCities>('/items/dashboard/cities/')).toEqual([
      { city: 'Triesen', items: 1 },
      { city: 'Vaduz', items: 2 },
    ]);
    expect(await get<DashboardCities>('/items/dashboard/cities/?branch=2')).toEqual([]);
  });
});

describe('events', () => {
  const events = async (query: string) =>
    (await get<DashboardEventPage>(`/events/dashboard/?${query}`)).events.map((event) => event.title);
  test.each([
    ['', ['Ausstellung', 'Weinlese', 'Müllerfest']],
    ['hidePastEvents=false', ['Müllerfest', 'Weinlese', 'Ausstellung', 'Kochkurs']],
    ['text=muellerfest', ['Müllerfest']],
    ['text=muhle', ['Weinlese']],
    ['text=koch', []],
    ['text=koch&hidePastEvents=false', ['Kochkurs']],
    ['branch=1&pageSize=1&page=2', ['Weinlese']],
    ['branch=2', []],
    ['branch=14&text=wein', ['Weinlese']],
  ])('%s shows %j', async (query, expected) => {
    expect(await events(query)).toEqual(expected);
  });
});
