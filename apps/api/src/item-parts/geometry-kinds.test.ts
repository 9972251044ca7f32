import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedItem, ItemCreated, ItemSurroundings } from '@umkreis/contract/item-write.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let token = '';
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  token = await api.issuer.tokenOf('one@test.example');
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
const create = async (title: string, lon: number, more: object = {}) =>
  (await call('POST', '/items', { title, lat: 47.14, lon, ...more })).json<ItemCreated>();
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const errors = (response: Awaited<ReturnType<typeof call>>) => [
  response.statusCode,
  response.json<Problem>().errors?.map(({ field }) => field),
];

const line = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [9.52, 47.14],
      [9.521, 47.14],
    ],
  },
};
const area = {
  type: 'Feature',
  properties: { name: 'Halle 1' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [9.52, 47.14],
        [9.521, 47.14],
        [9.521, 47.141],
        [9.52, 47.14],
      ],
    ],
  },
};
const link = async (itemId: string, geojson: object, type: number, others?: object[]) => {
  const { id } = (await call('POST', '/geojsons/', { geojson })).json<{ id: string }>();
  return { id, response: await call('POST', '/items/geojsons/', { itemId, geojsonId: id, type, others }) };
};

test('rejects a hall that is a line, wherever it is written', async () => {
  const { id: itemId } = await create('Halle', 9.52);
  expect(errors((await link(itemId, line, 120)).response)).toEqual([400, ['/type']]);
  const others = [{ type: 140, geojson: line }];
  expect(errors((await link(itemId, line, 2000, others)).response)).toEqual([400, ['/others/0/type']]);
  expect((await read(itemId)).geojsons).toEqual([]);
  const { id, response } = await link(itemId, area, 120);
  expect(response.statusCode).toBe(201);

  expect(errors(await call('PUT', `/items/geojsons/${id}`, { type: 2000 }))).toEqual([400, ['/type']]);
  expect(errors(await call('PUT', `/geojsons/${id}`, { geojson: line }))).toEqual([400, ['/geojson']]);
  expect(errors(await call('PUT', `/geojsons/${id}`, { geojson: area, type: 130 }))).toEqual([400, ['/type']]);
  const whole = { title: 'Ganz', lat: 47.14, lon: 9.52, geojsons: [{ type: 120, geojson: line }] };
  expect(errors(await call('POST', '/items', whole))).toEqual([400, ['/geojsons/0/type']]);
  expect((await read(itemId)).geojsons).toMatchObject([{ itemGeojsonType: 120, geojson: area }]);
  expect((await call('PUT', `/items/geojsons/${id}`, { type: 140 })).statusCode).toBe(200);
});

test('writes a geometry, its kind, and shapes of other kinds in one revision', async () => {
  const { id: itemId } = await create('Messe', 9.52);
  const { id } = await link(itemId, area, 1000);
  const others = [
    { type: 140, geojson: area },
    { type: 160, geojson: line },
  ];
  const { version } = await read(itemId);
  expect((await call('PUT', `/geojsons/${id}`, { geojson: area, type: 120, others })).statusCode).toBe(200);
  const now = await read(itemId);
  expect(now.version).toBe(version + 1);
  expect(now.geojsons.map(({ itemGeojsonType, geojsonType }) => [itemGeojsonType, geojsonType])).toEqual([
    [120, 2],
    [140, 2],
    [160, 3],
  ]);
  const [newest] = (await call('GET', `/items/${itemId}/revisions/`)).json<ItemRevision[]>();
  expect(newest!.action).toBe('geojson-update');
  // A conflict writes none of them.
  const late = await call('PUT', `/geojsons/${id}`, { geojson: line, type: 130, others, base: line });
  expect(late.statusCode).toBe(409);
  expect((await read(itemId)).geojsons).toHaveLength(3);

  const linked = await link(itemId, line, 2000, [{ type: 100, geojson: area }]);
  expect(linked.response.statusCode).toBe(201);
  expect((await read(itemId)).geojsons.map(({ itemGeojsonType }) => itemGeojsonType)).toEqual([
    120, 140, 160, 2000, 100,
  ]);
});

test('a draft has no kind yet, and accepts any geometry', async () => {
  const { id } = (await call('POST', '/geojsons/', { geojson: area })).json<{ id: string }>();
  expect((await call('PUT', `/geojsons/${id}`, { geojson: line })).statusCode).toBe(200);
  expect((await call('PUT', `/geojsons/${id}`, { geojson: line, type: 2000 })).statusCode).toBe(404);
});

test('returns the hall and the neighbours with geometry, nearest first', async () => {
  const geometry = (type: number) => ({ geojsons: [{ type, geojson: area }] });
  const farHall = await create('Weit entfernte Halle', 9.6, geometry(120));
  const far = await create('Weit weg', 9.62, geometry(1000));
  const next = await create('Daneben', 9.7002, geometry(140));
  const nearby = await create('In der Nähe', 9.705, geometry(140));
  await create('Ohne Geometrie', 9.7001);
  const own = await create('Stand', 9.7, { ...geometry(140), itemParentIds: [farHall.id] });
  const response = await call('GET', `/items/dashboard/${own.id}/surroundings/`);
  expect(response.statusCode).toBe(200);
  const found = response.json<ItemSurroundings>();
  expect(found.map(({ id, isParent }) => [id, isParent])).toEqual([
    [farHall.id, true],
    [next.id, false],
    [nearby.id, false],
  ]);
  expect(found.map(({ id }) => id)).not.toContain(far.id);
  expect(found[0]!.geojsons).toEqual([{ itemGeojsonType: 120, geojson: area }]);
});

test('finds neighbours beyond the antimeridian and at high latitudes', async () => {
  const at = async (title: string, lat: number, lon: number) =>
    (await call('POST', '/items', { title, lat, lon, geojsons: [{ type: 1000, geojson: area }] })).json<ItemCreated>()
      .id;
  const [west, east, apart] = [
    await at('West', 80, -179.99),
    await at('Ost', 80, 179.99),
    await at('Zu weit', 80, 179.9),
  ];
  const found = (await call('GET', `/items/dashboard/${west}/surroundings/`)).json<ItemSurroundings>();
  expect(found.map(({ id }) => id)).toEqual([east]);
  expect(found.map(({ id }) => id)).not.toContain(apart);
});
