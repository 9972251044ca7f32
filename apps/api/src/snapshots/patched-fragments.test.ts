import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import { bumpContent, changedItems } from '@umkreis/content/content-version.repository.ts';
import { BranchArchives } from '@umkreis/content/snapshots/branch-archives.ts';
import { OwnerFragments } from '@umkreis/content/snapshots/owner-fragments.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { eventSamples, openSamples, ownedSamples, requestSamples } from '../testing/endpoint-samples.ts';
import { arrangedOpenSamples, arrangedSamples, staffSamples } from '../testing/reference-samples.ts';
import { describePoints, PatchedPoints } from '../testing/patched-points.ts';
import { exampleCall } from '../testing/sample.ts';
import { bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const AUTHOR = 'staff@test.example';
const samples = {
  ...ownedSamples,
  ...eventSamples,
  ...requestSamples,
  ...arrangedSamples,
  ...staffSamples,
  ...openSamples,
  ...arrangedOpenSamples,
};
const owners = [1, 2];

let api: TestApi;
let authorization: string;
let patched: OwnerFragments;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  authorization = `Bearer ${await api.issuer.tokenOf(AUTHOR)}`;
  patched = new OwnerFragments(api.db);
});
afterAll(async () => api?.close());

async function versions(): Promise<Map<number, number>> {
  const rows = await api.db.selectFrom('branches').select(['short_id', 'content_version']).execute();
  return new Map(rows.map((row) => [row.short_id, row.content_version]));
}

async function textsOf(fragments: OwnerFragments): Promise<string[]> {
  const current = await versions();
  return Promise.all(
    owners.map(async (owner) => {
      const pages = await fragments.pages(owner, `${current.get(owner)}`);
      return (await Promise.all(pages.map(async (page) => (await page.text()).toString()))).join(',');
    }),
  );
}

/** Points with the changes since the last look, and as they are when all are read. */
async function points(of: PatchedPoints): Promise<[patched: unknown, read: unknown]> {
  const current = await versions();
  return [describePoints(await of.at(current)), describePoints(await new PatchedPoints(api.db, owners).at(current))];
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization } });

/** Owners whose changes since these versions are unknown, so that all their items are read again. */
async function unknown(before: ReadonlyMap<number, number>): Promise<number[]> {
  const after = await versions();
  const changes = owners.map(async (owner) => changedItems(api.db, owner, before.get(owner)!, after.get(owner)!));
  const found = await Promise.all(changes);
  return owners.filter((_, at) => found[at] === null);
}

/** All points are read again after a change of a category, as it can change many. */
const isCategory = (name: string) => name.includes(' /categories');
const writes = Object.entries(samples).filter(([name]) => !name.startsWith('GET '));
/** Writes of what the text consists of. */
const ofPlaces = writes.filter(([name]) => /^\w+ \/(items|geojsons|categories|tags|featured)\b/.test(name));
for (const [which, some, tags] of [
  ['write of a place', ofPlaces, []],
  ['write', writes, ['nightly']],
] as const)
  it(
    `has the same text and points after every ${which} as when it reads all items`,
    { tags: [...tags], timeout: 180_000 },
    async () => {
      const readAgain: string[] = [];
      const patchedPoints = new PatchedPoints(api.db, owners);
      for (const [name, sample] of some) {
        for (const table of ['item_categories', 'item_tags', 'featured'] as const)
          await api.db.deleteFrom(table).where('item_id', '=', bakery.id).execute();
        const { url, payload, headers } = exampleCall(name as Operation, await sample(api.db, AUTHOR));
        // The sample has written rows without the API: a version without changes makes all items be read again.
        await sql`update branches set content_version = content_version + 1`.execute(api.db);
        await textsOf(patched);
        const before = await versions();
        await patchedPoints.at(before);
        patchedPoints.loads = 0;
        await api.app.inject({
          method: name.split(' ')[0] as 'POST',
          url,
          ...(payload && { payload }),
          headers: { ...headers, authorization },
        });
        expect([name, await textsOf(patched)]).toEqual([name, await textsOf(new OwnerFragments(api.db))]);
        const [withChanges, read] = await points(patchedPoints);
        expect([name, withChanges]).toEqual([name, read]);
        const isRead = patchedPoints.loads > 0 && !isCategory(name);
        if (isRead || (await unknown(before)).length > 0) readAgain.push(name);
      }
      expect(readAgain).toEqual([]);
    },
  );

it('reads related items again, and no pages without changes', async () => {
  const create = async (title: string, more: object = {}) =>
    (await call('POST', '/items', { branchShortId: 1, title, lat: 47.1, lon: 9.5, ...more })).json<ItemCreated>().id;
  const hall = await create('Halle', { categoryIds: [ids.bakery] });
  const stand = await create('Stand');
  await textsOf(patched);
  const patchedPoints = new PatchedPoints(api.db, owners);
  await points(patchedPoints);
  const [, ofOther] = await Promise.all(
    owners.map(async (owner) => patched.pages(owner, `${(await versions()).get(owner)}`)),
  );

  const steps = [
    () => call('POST', '/items/items/', { itemParentId: hall, itemChildId: stand, relationshipId: 3 }),
    () => call('PUT', `/items/${stand}`, { version: 2, isBinned: true }),
    () => call('PUT', `/items/${stand}`, { version: 3, isBinned: false }),
    () => call('DELETE', `/items/items/${hall}/${stand}/3`),
  ];
  const linked: boolean[] = [];
  for (const step of steps) {
    const before = await versions();
    expect((await step()).statusCode).toBeLessThan(300);
    const [text] = await textsOf(patched);
    expect(text).toBe((await textsOf(new OwnerFragments(api.db)))[0]);
    expect(await unknown(before)).toEqual([]);
    const [withChanges, read] = await points(patchedPoints);
    expect(withChanges).toEqual(read);
    linked.push(text!.includes(`"children":["${stand}"]`));
  }
  expect(linked).toEqual([true, false, true, false]);
  expect(patchedPoints.loads).toBe(1);
  const again = await patched.pages(2, `${(await versions()).get(2)}`);
  expect(again.map((page, at) => page === ofOther![at])).toEqual(ofOther!.map(() => true));
});

it('divides a page that has grown, without changing the text', async () => {
  const many = new OwnerFragments(api.db);
  await textsOf(many);
  for (let part = 0; part < 3; part++) {
    const rows = Array.from({ length: 900 }, (_, nr) => itemRow({ title: `Ort ${part}-${nr}` }));
    const created = rows.map(({ id }) => id);
    const before = await versions();
    await api.db.insertInto('items').values(rows).execute();
    await api.db.transaction().execute((trx) => bumpContent(trx, 1, created));
    expect(await unknown(before)).toEqual([]);
    await textsOf(many);
  }
  expect(await textsOf(many)).toEqual(await textsOf(new OwnerFragments(api.db)));
  const pages = await many.pages(1, `${(await versions()).get(1)}`);
  expect(pages.length).toBeGreaterThan(1);
});

it('encodes the same archive from changed tiles as from all', async () => {
  const branch = { shortId: 1, timeZone: 'Europe/Vaduz', hoursPlaces: {} };
  const names = { names: { categories: [], tags: [] }, version: '1' };
  const at = new Date();
  const archives = new BranchArchives();
  const pages = async () => patched.pages(1, `${(await versions()).get(1)}`);
  await archives.build(branch, await pages(), names, at);
  const edits = [
    { title: 'Neue Bäckerei' },
    { lat: 47.3, lon: 9.7 },
    { datePermanentlyClosed: '2020-01-01' },
    { isBinned: true },
    { isBinned: false },
  ];
  for (const edit of edits) {
    const { version } = (await call('GET', `/items/dashboard/${bakery.id}`)).json<{ version: number }>();
    expect((await call('PUT', `/items/${bakery.id}`, { version, ...edit })).statusCode).toBe(200);
    const incremental = await archives.build(branch, await pages(), names, at);
    const full = await new BranchArchives().build(branch, await pages(), names, at);
    expect([edit, Buffer.compare(incremental, full)]).toEqual([edit, 0]);
  }
});
