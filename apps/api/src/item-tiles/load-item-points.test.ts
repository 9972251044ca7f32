import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointFlags } from '@umkreis/vector-tiles/item-points.ts';
import { placesArchiveOf } from '@umkreis/contract/places-archive.ts';
import type { PointProperties } from '@umkreis/map-style/points/point-properties.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { builtSnapshots } from '../testing/built-snapshots.ts';
import { placesInArchive } from '../testing/places-in-archive.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { loadItemPoints } from './load-item-points.ts';

const imported = (title: string, fields: object = {}) =>
  itemRow({ title, source: 'osm', source_ref: `node/${title}`, ...fields });
const plain = imported('Gewöhnlich');
const article = { ...imported('Mit Artikel'), wikipedia: 'de:Schloss', wikidata: 'Q1' };
const entry = { ...imported('Mit Eintrag'), wikidata: 'Q2' };
const featured = imported('Empfohlen');
const edited = { ...imported('Bearbeitet'), edited_fields: ['title'] };
const pictured = imported('Mit Bild');
const operating = imported('Mit Betriebszeit');
const way = imported('Weg');
const [part, whole, binnedWhole] = [imported('Teil'), imported('Ganzes'), imported('Vom Papierkorb')];
const binned = { ...imported('Im Papierkorb'), date_binned: new Date('2026-01-01T00:00:00Z') };
const mentioned = imported('Erwähnt');
const unnamed = imported('', { source_ref: 'node/0' });
const closed = imported('Zu', { date_permanently_closed: '2020-01-31' });
const [bench, castle] = [imported('Bank'), imported('Burg')];
const all = [plain, article, entry, featured, edited, pictured, operating, way, part, whole, binnedWhole].concat(
  mentioned,
  unnamed,
  closed,
  bench,
  castle,
);
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await addItems(db, [...all, binned]);
    const look = { icon_id: ids.icon, icon_title: 'pin', color_name: '#FFFFFF', background_color_name: '#000000' };
    const category = (main_category: string, sub_category: string, z_order: number) => ({
      id: uniqueId(),
      ...look,
      main_category,
      sub_category,
      z_order,
    });
    const [benches, castles] = [category('Service', 'Bench', 10), category('Sights', 'Castle', 2)];
    await db.insertInto('categories').values([benches, castles]).execute();
    const linked = all.filter((item) => item !== bench && item !== castle && item !== plain);
    await db
      .insertInto('item_categories')
      .values([
        { owner_id: 1, item_id: bench.id, category_id: benches.id },
        { owner_id: 1, item_id: castle.id, category_id: castles.id },
        ...linked.map(({ id }) => ({ owner_id: 1, item_id: id, category_id: ids.bakery })),
      ])
      .execute();
    const operatingHours = uniqueId();
    await db
      .insertInto('item_detail_keys')
      .values({
        id: operatingHours,
        key_name: 'operatingHours',
        icon_id: ids.icon,
        icon_title: 'pin',
        color_name: '#000000',
        type: 'hours',
      })
      .execute();
    await db
      .insertInto('item_details')
      .values({
        owner_id: 1,
        id: uniqueId(),
        item_id: operating.id,
        item_detail_key_id: operatingHours,
        data_value: '24/7',
      })
      .execute();
    await db.insertInto('featured').values({ id: uniqueId(), owner_id: 1, item_id: featured.id }).execute();
    const file = { hash: 'a'.repeat(64), type: 'image/jpeg', bytes: 1, width: 640, height: 480 };
    const renditions = JSON.stringify([{ width: 320, height: 240, format: 'webp' }]);
    await db
      .insertInto('media_files')
      .values({ ...file, renditions })
      .execute();
    await db
      .insertInto('item_media')
      .values({ owner_id: 1, id: uniqueId(), item_id: pictured.id, file_hash: file.hash, kind: 1 })
      .execute();
    const line = {
      type: 'LineString' as const,
      coordinates: [
        [9.5, 47.1],
        [9.51, 47.1],
      ],
    };
    await db
      .insertInto('ways')
      .values({ owner_id: 1, id: uniqueId(), nano_id: 'way00002', item_id: way.id, way: JSON.stringify(line) })
      .execute();
    const relation = { owner_id: 1, relationship_id: 1 };
    await db
      .insertInto('item_relations')
      .values([
        { ...relation, item_parent_id: whole.id, item_child_id: part.id },
        { ...relation, item_parent_id: binnedWhole.id, item_child_id: binned.id },
      ])
      .execute();
    await db
      .insertInto('mentions')
      .values({ id: uniqueId(), owner_id: 1, item_id: mentioned.id, title: 'Neu', url: 'https://news.example/1' })
      .execute();
  });
});
afterAll(() => api?.close());

/** The places in the archive of a branch that fits into memory. */
async function served(): Promise<PointProperties[]> {
  const { '1': snapshot } = await builtSnapshots(api);
  return placesInArchive(path.join(api.dataDir, 'json', placesArchiveOf(snapshot!)));
}

test('ranks and orders places in tiles like the points of smaller branches', async () => {
  const points = await loadItemPoints(api.db, [1], () => 'Europe/Vaduz');
  const ofTiles = Object.fromEntries(
    points.nanoIds.map((nanoId, at) => [
      nanoId,
      {
        rank: points.rank[at],
        sortOrder: points.order[at],
        furniture: Boolean(points.flags[at]! & pointFlags.furniture),
      },
    ]),
  );
  const places = await served();
  const ofPoints = Object.fromEntries(
    places.map(({ nanoId, rank, sortOrder, furniture = false }) => [nanoId, { rank, sortOrder, furniture }]),
  );
  expect(ofTiles).toEqual(ofPoints);

  const rank = ({ nano_id: nanoId }: { nano_id: string }) => ofTiles[nanoId]!.rank!;
  const usual = rank(binnedWhole);
  for (const sooner of [article, entry, featured, edited, pictured, operating, whole, mentioned, castle])
    expect([sooner.title, rank(sooner) < usual]).toEqual([sooner.title, true]);
  for (const later of [way, part, unnamed, closed])
    expect([later.title, rank(later) > usual]).toEqual([later.title, true]);
  expect(ofTiles[bench.nano_id]!.furniture).toBe(true);
});
