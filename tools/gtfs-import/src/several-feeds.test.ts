import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFeedTest, tables, type FeedTestSetup } from './testing/feed-test-setup.ts';
import { timeText, writeFeed, type FeedTable } from './write-feed.ts';

let setup: FeedTestSetup;
beforeAll(async () => {
  setup = await openFeedTest();
}, 30_000);
afterAll(async () => setup?.close());

describe('several feeds of a branch', () => {
  test('replace the previous one of the same name, and provide departures together', async () => {
    await setup.load(await setup.write());
    const trains = await setup.write((all) => {
      all['trips.txt'] = all['trips.txt']!.slice(0, 1).map((row) => ({ ...row, trip_id: 'zug' }));
      all['stop_times.txt'] = all['stop_times.txt']!.slice(0, 3).map((row) => ({ ...row, trip_id: 'zug' }));
      delete all['frequencies.txt'];
    });
    expect(await setup.load(trains, 'zug')).toMatchObject({ trips: 1, feeds: ['timetable', 'zug'] });
    const tripIds = async () => (await setup.stored()).trips.map(({ trip_id }) => trip_id);
    expect(await tripIds()).toEqual(['f1#21600', 'f1#22800', 'f1#24000', 't1', 'zug']);
    expect(await setup.load(trains, 'zug')).toMatchObject({ feeds: ['timetable', 'zug'] });
    expect(await tripIds()).toHaveLength(5);
    // Each call refers to a trip, a stop, a line and a service of its own feed.
    const { rows } = await sql<{ feeds: number }>`select count(*)::int as feeds from timetable_calls c
      join timetable_trips t on t.owner_id = c.owner_id and t.trip_no = c.trip_no and t.feed_id = c.feed_id
      join timetable_stops s on s.owner_id = c.owner_id and s.stop_no = c.stop_no and s.feed_id = c.feed_id
      join timetable_lines l on l.owner_id = c.owner_id and l.line_no = t.line_no and l.feed_id = c.feed_id
      join timetable_services d on d.owner_id = c.owner_id and d.service_no = t.service_no
        and d.feed_id = c.feed_id`.execute(setup.db);
    expect(rows[0]!.feeds).toBe((await setup.stored()).calls.length);
    const otherFeed = await setup.write((all) => {
      all['agency.txt'] = [{ agency_name: 'x', agency_timezone: 'Europe/Lisbon' }];
    });
    await expect(setup.load(otherFeed, 'fern')).rejects.toThrow(/Europe\/Lisbon is not the time zone/);
  });

  test('of 2,600 trips are replaced as fast as they are imported first', () => replaceAsFast(2600, 2));

  test('of 13,000 trips are replaced as fast as they are imported first', { tags: ['nightly'], timeout: 180_000 }, () =>
    replaceAsFast(13_000, 3),
  );
});

/** Compares replacing a feed, and its replacement by a small one, with its first import. */
async function replaceAsFast(trips: number, otherBranch: number): Promise<void> {
  const large = path.join(setup.folder, 'large');
  const small = path.join(setup.folder, 'small');
  await writeFeed(large, manyTrips(trips));
  await writeFeed(small, manyTrips(trips / 10));
  // The statistics describe the timetable of another branch, which led to a slow query plan.
  await setup.load(small);
  await moveTo(otherBranch);
  await sql`vacuum analyze`.execute(setup.db);
  const took = async (feed: string) => {
    const started = performance.now();
    await setup.load(feed, 'gross');
    return performance.now() - started;
  };
  const first = await took(large);
  const { rows } = await sql<{ calls: number }>`select count(*)::int as calls from timetable_calls
    where owner_id = 1`.execute(setup.db);
  expect(rows[0]!.calls).toBe(trips * 10);
  expect((await took(small)) / first, 'a small feed in place of a large one').toBeLessThan(2);
  await took(large);
  expect((await took(large)) / first, 'a large feed in place of a large one').toBeLessThan(3);
}

const timetableTables = ['feeds', 'stops', 'lines', 'services', 'shapes', 'trips', 'calls'].map(
  (name) => `timetable_${name}`,
);

/** Moves the timetables of branch 1 to another branch. */
async function moveTo(owner: number): Promise<void> {
  const { db } = setup;
  for (const table of timetableTables) {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and column_name <> 'owner_id'`.execute(db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (owner_id, ${columns})
      select ${owner}::smallint, ${columns} from ${sql.table(table)} where owner_id = 1`.execute(db);
  }
  await sql`delete from timetable_feeds where owner_id = 1`.execute(db);
}

/** A feed with ten calls per trip. */
function manyTrips(count: number): Record<string, FeedTable> {
  const all = tables();
  delete all['frequencies.txt'];
  delete all['shapes.txt'];
  const stops = Array.from({ length: 10 }, (_, at) => ({
    stop_id: `s${at}`,
    stop_name: at === 0 ? 'Vaduz Post' : `Halt ${at}`,
    stop_lat: 47.1391 + at / 100,
    stop_lon: 9.5221,
    location_type: 0,
    platform_code: '',
  }));
  all['stops.txt'] = stops;
  all['trips.txt'] = Array.from({ length: count }, (_, trip) => ({
    route_id: '11',
    service_id: 'wk',
    trip_id: `g${trip}`,
    trip_headsign: '',
  }));
  all['stop_times.txt'] = Array.from({ length: count }, (_, trip) =>
    stops.map(({ stop_id }, at) => {
      const time = timeText(18_000 + (trip % 1000) * 60 + at * 120);
      return { trip_id: `g${trip}`, arrival_time: time, departure_time: time, stop_id, stop_sequence: at };
    }),
  ).flat();
  return all;
}
