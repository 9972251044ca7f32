import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { importFeed } from '../import-feed.ts';
import { writeFeed, type FeedTable } from '../write-feed.ts';

/** A stop that is found by distance and name, and one by its id */
export const post = itemRow({ title: 'Vaduz, Post', lat: 47.139, lon: 9.522 });
export const named = itemRow({ title: 'Irgendwo', lat: 47.2, lon: 9.5 });

const stops = (): FeedTable => [
  { stop_id: 'A', stop_name: 'Vaduz Post', stop_lat: 47.1391, stop_lon: 9.5221, location_type: 0, platform_code: 'A' },
  {
    stop_id: 'B',
    stop_name: 'Schaan, Bahnhof',
    stop_lat: 47.168,
    stop_lon: 9.508,
    location_type: 0,
    platform_code: '',
  },
  { stop_id: 'li:9', stop_name: 'Anderswo', stop_lat: 47.1, stop_lon: 9.6, location_type: 0, platform_code: '' },
  { stop_id: 'Z', stop_name: 'Weit weg', stop_lat: 46, stop_lon: 8, location_type: 0, platform_code: '' },
];

const routes = (): FeedTable => [
  {
    route_id: '11',
    agency_id: 'b',
    route_short_name: '11',
    route_long_name: '',
    route_type: 3,
    route_color: '1971c2',
    route_text_color: 'ffffff',
  },
  {
    route_id: '99',
    agency_id: 'b',
    route_short_name: '99',
    route_long_name: '',
    route_type: 3,
    route_color: '',
    route_text_color: '',
  },
];

const stopTimes = (): FeedTable => [
  { trip_id: 't1', arrival_time: '25:10:00', departure_time: '25:10:00', stop_id: 'A', stop_sequence: 1 },
  { trip_id: 't1', arrival_time: '', departure_time: '', stop_id: 'li:9', stop_sequence: 2 },
  { trip_id: 't1', arrival_time: '25:20:00', departure_time: '25:20:00', stop_id: 'B', stop_sequence: 7 },
  { trip_id: 'f1', arrival_time: '0:00:00', departure_time: '0:00:00', stop_id: 'A', stop_sequence: 1 },
  { trip_id: 'f1', arrival_time: '0:09:00', departure_time: '0:09:00', stop_id: 'B', stop_sequence: 2 },
  { trip_id: 'far', arrival_time: '8:00:00', departure_time: '8:00:00', stop_id: 'B', stop_sequence: 1 },
  { trip_id: 'far', arrival_time: '9:00:00', departure_time: '9:00:00', stop_id: 'Z', stop_sequence: 2 },
];

/** A small feed. */
export const tables = (): Record<string, FeedTable> => ({
  'agency.txt': [
    {
      agency_id: 'b',
      agency_name: 'Bus "Eins", AG',
      agency_url: 'https://bus.example',
      agency_timezone: 'Europe/Vaduz',
    },
  ],
  'stops.txt': stops(),
  'routes.txt': routes(),
  'calendar.txt': [
    {
      service_id: 'wk',
      monday: 1,
      tuesday: 1,
      wednesday: 1,
      thursday: 1,
      friday: 1,
      saturday: 0,
      sunday: 0,
      start_date: '20260101',
      end_date: '20261231',
    },
  ],
  'calendar_dates.txt': [{ service_id: 'wk', date: '20261225', exception_type: 2 }],
  'trips.txt': [
    { route_id: '11', service_id: 'wk', trip_id: 't1', trip_headsign: 'Schaan', shape_id: 's1' },
    { route_id: '11', service_id: 'wk', trip_id: 'f1', trip_headsign: '', shape_id: '' },
    { route_id: '99', service_id: 'wk', trip_id: 'far', trip_headsign: 'Nirgends', shape_id: '' },
  ],
  'stop_times.txt': stopTimes(),
  'frequencies.txt': [{ trip_id: 'f1', start_time: '06:00:00', end_time: '07:00:00', headway_secs: 1200 }],
  'shapes.txt': [
    { shape_id: 's1', shape_pt_lat: 47.139, shape_pt_lon: 9.522, shape_pt_sequence: 1 },
    { shape_id: 's1', shape_pt_lat: 47.168, shape_pt_lon: 9.508, shape_pt_sequence: 2 },
  ],
});

export type FeedTestSetup = Awaited<ReturnType<typeof openFeedTest>>;

/** Opens a database with two stops of branch 1, with functions that write and import feeds. */
export async function openFeedTest() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gtfs-'));
  const database = await openTestDatabase(path.join(folder, 'data'));
  const { db } = database;
  const ids = { icon: uniqueId(), stop: uniqueId(), key: uniqueId() };
  await db.insertInto('icons').values({ id: ids.icon, title: 'bus', icon_svg: 'M0 0', symbol_svg: 'circle' }).execute();
  await db
    .insertInto('categories')
    .values({
      id: ids.stop,
      icon_id: ids.icon,
      icon_title: 'bus',
      main_category: 'Transport',
      sub_category: 'Bus stop',
      background_color_name: '#000000',
      color_name: '#FFFFFF',
    })
    .execute();
  await db
    .insertInto('item_detail_keys')
    .values({
      id: ids.key,
      key_name: 'transportStopId',
      icon_id: ids.icon,
      icon_title: 'bus',
      color_name: '#000000',
      type: 'text',
    })
    .execute();
  await db.insertInto('items').values([post, named]).execute();
  await db
    .insertInto('item_categories')
    .values([post, named].map(({ id }) => ({ owner_id: 1, item_id: id, category_id: ids.stop })))
    .execute();
  await db
    .insertInto('item_details')
    .values({ owner_id: 1, id: uniqueId(), item_id: named.id, item_detail_key_id: ids.key, data_value: 'li:9' })
    .execute();
  return {
    folder,
    db,
    /** @param today day of the import */
    load: (feed: string, name?: string, today = '2026-06-01') => importFeed(db, { feed, name, branch: 1, today }),
    /** Writes the small feed with changes. @returns its folder */
    async write(change: (all: Record<string, FeedTable>) => void = () => {}): Promise<string> {
      const all = tables();
      change(all);
      const feed = path.join(folder, 'feed');
      await writeFeed(feed, all);
      return feed;
    },
    /** The database content */
    async stored() {
      const [stops, trips, calls, feeds] = await Promise.all([
        db.selectFrom('timetable_stops').select(['stop_id', 'item_id']).orderBy('stop_id').execute(),
        db.selectFrom('timetable_trips').select(['trip_id', 'headsign']).orderBy('trip_id').execute(),
        db
          .selectFrom('timetable_calls as c')
          .innerJoin('timetable_trips as t', (join) =>
            join.onRef('t.owner_id', '=', 'c.owner_id').onRef('t.trip_no', '=', 'c.trip_no'),
          )
          .select(['t.trip_id', 'c.seq', 'c.arrival', 'c.is_boarding'])
          .orderBy('t.trip_id')
          .orderBy('c.seq')
          .execute(),
        db.selectFrom('timetable_feeds').select(['owner_id', 'time_zone', 'last_second']).execute(),
      ]);
      return { stops, trips, calls, feeds };
    },
    async close(): Promise<void> {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
