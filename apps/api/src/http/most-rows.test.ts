import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recentEvents } from '../events/visible-events.repository.ts';
import { loadStreets } from '../streets/streets.repository.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { MOST_ROWS } from './most-rows.ts';

const now = new Date('2026-05-01T10:30:00Z');
const SERIES = 260;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await sql`insert into streets (owner_id, id, nano_id, title, lat, lon, city, lines, source, source_ref)
      select 1, gen_random_uuid(), 's' || n, 'Weg', 47.1, 9.5, 'Vaduz', '[]'::jsonb, 'osm', 'way/' || n
      from generate_series(1, ${MOST_ROWS + 1}::int) n`.execute(db);
    await sql`insert into events (owner_id, id, item_id, title, date_begin, recurrence)
      select 1, gen_random_uuid(), ${bakery.id}::uuid, 'Führung', ${now}::timestamptz + n * interval '1 minute',
        'FREQ=DAILY'
      from generate_series(1, ${SERIES}::int) n`.execute(db);
  });
}, 120_000);
afterAll(async () => api?.close());

test('returns the first rows if there are more than a response may have', async () => {
  expect(await loadStreets(api.db, [1])).toHaveLength(MOST_ROWS);
});

test('returns the earliest dates of series if there are more than a response may have', async () => {
  const dates = await recentEvents(api.db, { owners: [1] }, () => 'Europe/Vaduz', now);
  expect(dates).toHaveLength(MOST_ROWS);
  expect(dates[0]!.dateBegin).toBe('2026-05-01T10:31:00.000Z');
  const last = Date.parse(dates.at(-1)!.dateBegin);
  // All series have a date on each day until then.
  expect(Math.round((last - now.getTime()) / 86_400_000)).toBe(Math.floor(MOST_ROWS / SERIES));
});
