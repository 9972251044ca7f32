import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { MainSite } from '@umkreis/contract/main-site.ts';
import { itemChangesOf, type ItemChanges } from '@umkreis/contract/item-changes.ts';
import { placesArchiveOf } from '@umkreis/contract/places-archive.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import type { PointProperties } from '@umkreis/map-style/points/point-properties.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { addItems, bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { placesInArchive } from '../testing/places-in-archive.ts';
import { builtSnapshots } from '../testing/built-snapshots.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const closed = itemRow({ title: 'Zu', lat: 47.2, date_permanently_closed: '2020-01-31' });
const parking = itemRow({ title: 'Parkplatz', lat: 47.21 });
const peak = itemRow({ title: 'Naafkopf', lat: 47.22 });
const hidden = itemRow({ title: 'Nur hier', lat: 47.23 });
const other = itemRow({ title: 'Bäckerei', lat: 47.24 });
const [stay, altitude, hide, concert] = [uniqueId(), uniqueId(), uniqueId(), uniqueId()] as const;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await addItems(db, [closed, parking, peak, hidden, other]);
    await db
      .insertInto('item_detail_keys')
      .values({
        id: stay,
        key_name: 'parkingMaxParkingTime',
        icon_id: ids.icon,
        icon_title: 'pin',
        color_name: '#000000',
        type: 'text',
      })
      .execute();
    await db
      .insertInto('item_details')
      .values({ owner_id: 1, id: uniqueId(), item_id: parking.id, item_detail_key_id: stay, data_value: '2 h' })
      .execute();
    await db
      .insertInto('tags')
      .values([
        { id: altitude, tag_key: 'mapPin', tag_value: 'highAltitudeLabel', tag_group: 1001, icon_id: null },
        { id: hide, tag_key: 'hideOnMainQuo', tag_value: 'true', tag_group: 1001, icon_id: null },
      ])
      .execute();
    await db
      .insertInto('item_tags')
      .values([
        { owner_id: 1, item_id: peak.id, tag_id: altitude },
        { owner_id: 1, item_id: hidden.id, tag_id: hide },
      ])
      .execute();
    await db
      .insertInto('item_categories')
      .values({ owner_id: 1, item_id: other.id, category_id: ids.bakery })
      .execute();
    const noticed = { id: uniqueId(), owner_id: 1, item_id: parking.id, title: 'Neu', url: 'https://news.example/1' };
    await db.insertInto('mentions').values(noticed).execute();
    const event = { owner_id: 1, id: concert, item_id: bakery.id, title: 'Konzert', date_begin: new Date() };
    await db.insertInto('events').values(event).execute();
    await db.insertInto('event_branches').values({ owner_id: 1, event_id: concert, branch_id: 1 }).execute();
  });
});
afterAll(() => api?.close());

const folder = () => path.join(api.dataDir, 'json');
const text = (name: string) => readFile(path.join(folder(), name), 'utf8');
const untilIdle = () => builtSnapshots(api);

/** Points of a snapshot as computed by the page's engine, without temporary properties. */
async function expectedPoints(snapshot: string, isMain: boolean): Promise<PointFeature[]> {
  const document = JSON.parse(await text(snapshot)) as BasemapDocument;
  const names = JSON.parse(await text(referenceFileOf(snapshot))) as ReferenceDocument;
  const tags = new Map(names.tags.map((tag) => [tag.id, tag]));
  const places = joinPlaces(documentItems(document, tags, isMain), {
    categories: new Map(names.categories.map((category) => [category.id, category])),
    tags,
    events: [],
    now: new Date(Number(document.version)),
    timeZone: 'Europe/Vaduz',
  });
  return itemFeatures(places);
}
const archiveOf = (snapshot: string) => path.join(folder(), placesArchiveOf(snapshot));
const byNumber = (places: PointProperties[]) => places.toSorted((one, other) => one.nr - other.nr);
const propertiesOf = (points: PointFeature[]) => byNumber(points.map(({ properties }) => properties));

test('stores the places next to the snapshot as vector tiles, equal to those the page would compute', async () => {
  const { '14': snapshot } = await untilIdle();
  const name = placesArchiveOf(snapshot!);
  expect(name).toMatch(/^places-branch-14-development-\d+\.pmtiles$/);

  const points = await expectedPoints(snapshot!, false);
  for (const zoom of [undefined, 14])
    expect(byNumber(await placesInArchive(archiveOf(snapshot!), zoom))).toEqual(propertiesOf(points));
  expect(points).toHaveLength(7);
  const of = ({ nano_id: nanoId }: { nano_id: string }) =>
    points.find(({ properties }) => properties.nanoId === nanoId)!.properties;
  expect(of(closed).image).toContain('#857F90');
  expect(of(parking).title).toBe('Parkplatz\nMax. 2 h');
  expect(of(peak).altitude).toBe(true);
  expect(of(bakery).image).not.toContain('-event');
  expect(Math.abs(of(bakery).nr - of(other).nr)).toBe(1);
});

test('omits from the main site what is hidden there', async () => {
  const { '0': snapshot } = await untilIdle();
  expect((await api.app.inject('/branches/main')).json<MainSite>().placesArchive).toBe(placesArchiveOf(snapshot!));
  const points = await expectedPoints(snapshot!, true);
  expect(byNumber(await placesInArchive(archiveOf(snapshot!)))).toEqual(propertiesOf(points));
  expect(points.some(({ properties }) => properties.nanoId === hidden.nano_id)).toBe(false);
  expect(points.some(({ properties }) => properties.nanoId === foreign.nano_id)).toBe(true);
});

test('is listed with the snapshot', async () => {
  const current = await untilIdle();
  const branches = (await api.app.inject('/branches/')).json<Branch[]>();
  const nameOf = (shortId: number) => branches.find((one) => one.shortId === shortId)!.placesArchive;
  expect(nameOf(1)).toBe(placesArchiveOf(current['1']!));
});

const branch14 = async () => (await api.app.inject('/branches/')).json<Branch[]>().find((one) => one.shortId === 14)!;

/** Renames the bakery. @returns the first snapshot of branch 14 with the name */
async function rename(title: string): Promise<string> {
  const { '14': before } = await untilIdle();
  const headers = { authorization: `Bearer ${await api.issuer.tokenOf('staff@test.example')}` };
  const { version } = (await api.app.inject({ url: `/items/dashboard/${bakery.id}`, headers })).json<EditedItem>();
  const payload = { version, title };
  const saved = await api.app.inject({ method: 'PUT', url: `/items/${bakery.id}`, payload, headers });
  expect(saved.statusCode).toBe(200);
  await expect.poll(async () => (await untilIdle())['14'], { timeout: 20_000 }).not.toBe(before);
  return (await untilIdle())['14']!;
}
const untilArchived = async (snapshot: string) =>
  expect.poll(async () => (await branch14()).placesArchive, { timeout: 20_000 }).toBe(placesArchiveOf(snapshot));

test('writes the tiles after the snapshot of an edit; changes lead to it from the snapshot of the last tiles', async () => {
  const { '14': before } = await untilIdle();
  await untilArchived(before!);
  const current = await rename('Beck am Platz');
  const changes = JSON.parse(await text(itemChangesOf(current))) as ItemChanges;
  expect(changes.steps[0]).toEqual({ from: before, ids: [bakery.id] });
  expect(changes.items).toMatchObject([{ id: bakery.id, title: 'Beck am Platz' }]);
  await untilArchived(current);
  const places = await placesInArchive(archiveOf(current));
  expect(byNumber(places)).toEqual(propertiesOf(await expectedPoints(current, false)));
});

test('writes the tiles of the last snapshot after a restart that came before them', async () => {
  await rename('Beck am Bach');
  await api.restart();
  const { '14': current } = await untilIdle();
  await untilArchived(current!);
  const titles = (await placesInArchive(archiveOf(current!))).map(({ title }) => title);
  expect(titles).toContain('Beck am Bach');
});

test('rebuilds only the missing file after a restart', async () => {
  const before = await untilIdle();
  await rm(archiveOf(before['1']!));
  await api.restart();
  const after = await untilIdle();
  expect(after).toEqual({ ...before, 1: expect.not.stringMatching(before['1']!) });
  expect(await placesInArchive(archiveOf(after['1']!))).not.toEqual([]);
});
