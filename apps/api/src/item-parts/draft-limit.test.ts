import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { seedGuide } from '../testing/seed-guide.ts';
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
