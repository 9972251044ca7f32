import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Problem } from '@umkreis/contract/problem.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const point = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [9.52, 47.14] } };
async function create(url: '/geojsons/' | '/jsons/', name: string): Promise<number> {
  const headers = { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` };
  const payload = url === '/geojsons/' ? { geojson: point } : { json: { a: 1 } };
  return (await api.app.inject({ method: 'POST', url, payload, headers })).statusCode;
}

test.each(['/geojsons/', '/jsons/'] as const)('rejects more than 20 drafts of one person at %s', async (url) => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 22; nth++) statuses.push(await create(url, 'one'));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429]);
  expect(await create(url, 'two')).toBe(201);

  const table = url === '/geojsons/' ? 'geojsons' : 'jsons';
  await api.db
    .updateTable(table)
    .set({ date_created: sql<Date>`now() - interval '25 hours'` })
    .execute();
  expect(await create(url, 'one')).toBe(201);
});

test('rejects another geometry of an item that has 200', async () => {
  const headers = { authorization: `Bearer ${await api.issuer.tokenOf('staff@test.example')}` };
  const post = async (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload, headers });
  await api.db
    .insertInto('item_geojsons')
    .values(
      Array.from({ length: 200 }, (_, nth) => ({
        owner_id: 1,
        id: uniqueId(),
        nano_id: `geo${String(nth).padStart(5, '0')}`,
        item_id: bakery.id,
        type: 2000,
        geojson_type: null,
        geojson: JSON.stringify(point),
      })),
    )
    .execute();
  const { id } = (await post('/geojsons/', { geojson: point })).json<{ id: string }>();
  const link = await post('/items/geojsons/', { itemId: bakery.id, geojsonId: id, type: 2000 });
  expect([link.statusCode, link.json<Problem>().errors?.[0]?.field]).toEqual([400, '/itemId']);
});
