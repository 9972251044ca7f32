import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statistics, Heat } from '@umkreis/contract/statistics.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, foreign, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // The counted days are fixed, and must never be too old to be stored.
  api = await startTestApi(seedGuide, { METRICS_KEEP_DAYS: '3650' });
  await api.db.updateTable('branches').set({ time_zone: 'America/New_York' }).where('short_id', '=', 2).execute();
  const place = (nanoId: string) => `/map/place/${nanoId}/titel`;
  const nano = await nanoIds();
  const rows: [branch: number | null, session: string, date: string, key: string, payload: object][] = [
    [1, 'a', '2026-05-10T10:00:00Z', 'app_start', { route_full_path: '/map', window_size: '1440x900' }],
    [1, 'a', '2026-05-10T10:01:00Z', 'page_view', { route_full_path: place(nano.bakery) }],
    [1, 'a', '2026-05-10T10:02:00Z', 'page_view', { route_full_path: place(nano.bakery) }],
    [1, 'a', '2026-05-10T10:03:00Z', 'item_detail_tel_click', { route_full_path: place(nano.bakery) }],
    [1, 'a', '2026-05-10T10:04:00Z', 'filtered_list_search_string', { metricValue: 'Tauch' }],
    [1, 'a', '2026-05-10T10:04:02Z', 'filtered_list_search_string', { metricValue: 'Tauchschule' }],
    [1, 'a', '2026-05-10T10:05:00Z', 'filtered_list_search_string', { metricValue: 'Bäckerei' }],
    [1, 'b', '2026-05-11T10:00:00Z', 'page_view', { route_full_path: '/embed/search-shortcut/1' }],
    [1, 'b', '2026-05-11T10:01:00Z', 'item_detail_url_click', {}],
    [1, 'b', '2026-05-11T10:01:00Z', 'map_quo_click', {}],
    [1, 'k', '2026-05-11T10:00:00Z', 'app_start', { route_full_path: '/map?iskiosk', window_size: '1080x1920' }],
    [1, 'k', '2026-05-11T11:30:00Z', 'app_iskiosk', { route_full_path: '/map?iskiosk' }],
    [2, 'n', '2026-05-12T02:00:00Z', 'page_view', { route_full_path: place(nano.foreign) }],
    [null, 'm', '2026-05-10T09:00:00Z', 'page_view', { route_full_path: place(nano.bakery) }],
    [1, 'old', '2026-05-01T09:00:00Z', 'page_view', { route_full_path: place(nano.bakery) }],
  ];
  for (const [branch_id, session_id, date, metric_key, payload] of rows)
    await api.db
      .insertInto('metrics')
      .values({
        id: uniqueId(),
        date: new Date(date),
        branch_id,
        session_id,
        metric_key,
        item_id: null,
        payload: JSON.stringify(payload),
      })
      .execute();
});
afterAll(async () => api?.close());

async function nanoIds() {
  const rows = await api.db
    .selectFrom('items')
    .where('id', 'in', [bakery.id, foreign.id])
    .select(['id', 'nano_id'])
    .execute();
  const of = (id: string) => rows.find((row) => row.id === id)!.nano_id;
  return { bakery: of(bakery.id), foreign: of(foreign.id) };
}
const request = async (who: string, what: string, query: string) =>
  api.app.inject({
    url: `/metrics/${what}/?${query}`,
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${who}@test.example`)}` },
  });
const days = 'from=2026-05-10&to=2026-05-11';

test("returns sessions, places, searches, clicks and kiosks of the chosen days in each branch's time zone", async () => {
  const statistics = (await request('staff', 'figures', days)).json<Statistics>();
  expect(statistics.sessions.map((row) => Object.values(row).join(' '))).toEqual([
    '2026-05-10  map 1',
    '2026-05-10 1 map 1',
    '2026-05-11 1 embed 1',
    '2026-05-11 1 kiosk 1',
    // 22:00 of the previous day in New York.
    '2026-05-11 2 map 1',
  ]);
  expect(statistics.places.map(({ itemId, visits }) => [itemId, visits])).toEqual([
    [bakery.id, 2],
    [foreign.id, 1],
  ]);
  expect(statistics.searches).toEqual([{ text: 'tauchschule', branchShortId: 1, visits: 1 }]);
  expect(statistics.clicks).toEqual([
    { kind: 'phone', visits: 1 },
    { kind: 'website', visits: 1 },
  ]);
  expect(statistics.kiosks).toEqual([
    { branchShortId: 1, window: '1080x1920', lastSeen: '2026-05-11T11:30:00.000Z', visits: 1 },
  ]);
  const heat = (await request('staff', 'heat', days)).json<Heat>();
  expect(heat).toEqual([
    { lat: bakery.lat, lon: bakery.lon, visits: 2 },
    { lat: foreign.lat, lon: foreign.lon, visits: 1 },
  ]);
});

test('shows an editor only their own branches', async () => {
  const statistics = (await request('two', 'figures', days)).json<Statistics>();
  expect(statistics.places.map(({ itemId }) => itemId)).toEqual([foreign.id]);
  expect(statistics.sessions).toHaveLength(1);
  expect((await request('two', 'figures', `${days}&branch=1`)).statusCode).toBe(403);
  expect((await request('two', 'heat', `${days}&branch=1`)).statusCode).toBe(403);
});

test.each(['from=2026-05-11&to=2026-05-10', 'from=2020-01-01&to=2026-05-10', 'from=heute&to=morgen', ''])(
  'rejects days %s',
  async (query) => expect((await request('staff', 'figures', query)).statusCode).toBe(400),
);
