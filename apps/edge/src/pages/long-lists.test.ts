import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '@umkreis/db/database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';

const tag = uniqueId();
const icon = uniqueId();
/** Branch 1 fits into a basemap document, branch 3 exceeds it; both have several pages of pizza places. */
const SMALL = Array.from({ length: 230 }, (_, n) => itemRow({ owner_id: 1, title: `Ort ${n + 1}` }));
const LARGE = Array.from({ length: 20_050 }, (_, n) =>
  itemRow({ owner_id: 3, title: `Ort ${String(n + 1).padStart(5, '0')}` }),
);
const MANY = 2300;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(seed);
}, 90_000);
afterAll(async () => site?.close());

async function seed(db: Db) {
  await db.insertInto('icons').values({ id: icon, title: 'pin', icon_svg: 'M0 0', symbol_svg: 'circle' }).execute();
  await db
    .insertInto('tags')
    .values({ id: tag, tag_key: 'cuisine', tag_value: 'pizza', tag_group: 1001, icon_id: null })
    .execute();
  const rows = [...SMALL, ...LARGE];
  for (let at = 0; at < rows.length; at += 2000)
    await db
      .insertInto('items')
      .values(rows.slice(at, at + 2000))
      .execute();
  await db
    .insertInto('item_tags')
    .values([...SMALL, ...LARGE.slice(0, MANY)].map(({ owner_id, id }) => ({ owner_id, item_id: id, tag_id: tag })))
    .execute();
  await sql`update branches set content_version = content_version + 1`.execute(db);
}

const pageOf = async (subdomain: string, query = '') => {
  const { statusCode, body } = await site.edge.inject({
    url: `/map/tag/${tag}${query}`,
    headers: { host: `${subdomain}.guide.example` },
  });
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1];
  const list = graph
    ? (
        JSON.parse(graph) as {
          '@graph': { numberOfItems: number; itemListElement: { position: number; name: string }[] }[];
        }
      )['@graph'][0]
    : undefined;
  const one = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    statusCode,
    isIndexed: !body.includes('noindex'),
    list,
    canonical: one(/rel="canonical" href="([^"]*)"/),
    before: one(/rel="prev" href="([^"]*)"/),
    next: one(/rel="next" href="([^"]*)"/),
    title: one(/<title>(.*?)<\/title>/),
    body,
  };
};

test.each([
  ['vaduz', SMALL, SMALL.length, 3],
  ['balzers', LARGE, MANY, 20],
] as const)(
  '%s: splits a long list into indexed pages with prev and next links',
  async (subdomain, places, total, last) => {
    await expect.poll(async () => (await pageOf(subdomain)).list?.numberOfItems, { timeout: 40_000 }).toBe(total);
    const first = await pageOf(subdomain);
    expect([first.statusCode, first.isIndexed, first.before]).toEqual([200, true, undefined]);
    expect(first.list!.itemListElement.map(({ name }) => name)).toEqual(places.slice(0, 100).map(({ title }) => title));
    expect(first.body).toContain(`href="/map/place/${places[0]!.nano_id}`);
    expect(first.next).toBe(`${new URL(first.canonical!).pathname}?page=2`);

    const second = await pageOf(subdomain, '?page=2');
    expect([second.statusCode, second.isIndexed, second.canonical, second.before]).toEqual([
      200,
      true,
      `${first.canonical}?page=2`,
      new URL(first.canonical!).pathname,
    ]);
    expect(second.title).toMatch(/ – Seite 2 - Umkreis$/);
    expect(second.list!.itemListElement[0]).toMatchObject({ position: 101, name: places[100]!.title });
    expect((await pageOf(subdomain, '?page=2&lang=en')).before).toContain('?lang=en');

    const end = await pageOf(subdomain, `?page=${last}`);
    expect([end.statusCode, end.next, end.body.includes(`Seite ${last} von ${last}`)]).toEqual([200, undefined, true]);
    expect(end.body.includes('und 300 weitere auf der Karte')).toBe(total === MANY);
  },
  60_000,
);

test('returns 404 after the last page, and the first page for an invalid page number', async () => {
  expect((await pageOf('vaduz', '?page=4')).statusCode).toBe(404);
  for (const query of ['?page=0', '?page=x', '?page=999', '?page=2x'])
    expect((await pageOf('vaduz', query)).list!.itemListElement[0]!.position).toBe(1);
});
