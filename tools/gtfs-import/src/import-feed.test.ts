import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { importFeed } from './import-feed.ts';
import { namesFit } from './match-stops.ts';
import { csv, writeFeed, type FeedTable } from './write-feed.ts';

let folder: string;
let database: OpenDatabase;
const post = itemRow({ title: 'Vaduz, Post', lat: 47.139, lon: 9.522 });
const named = itemRow({ title: 'Irgendwo', lat: 47.2, lon: 9.5 });
const tables = (): Record<string, FeedTable> => ({
  'agency.txt': [
    {
      agency_id: 'b',
      agency_name: 'Bus "Eins", AG',
      agency_url: 'https://bus.example',
      agency_timezone: 'Europe/Vaduz',
    },
  ],
  'stops.txt': [
    {
      stop_id: 'A',
      stop_name: 'Vaduz Post',
      stop_lat: 47.1391,
      stop_lon: 9.5221,
      location_type: 0,
      platform_code: 'A',
    },
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
  ],
  'routes.txt': [
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
  ],
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
  'stop_times.txt': [
    { trip_id: 't1', arrival_time: '25:10:00', departure_time: '25:10:00', stop_id: 'A', stop_sequence: 1 },
    { trip_id: 't1', arrival_time: '', departure_time: '', stop_id: 'li:9', stop_sequence: 2 },
    { trip_id: 't1', arrival_time: '25:20:00', departure_time: '25:20:00', stop_id: 'B', stop_sequence: 7 },
    { trip_id: 'f1', arrival_time: '0:00:00', departure_time: '0:00:00', stop_id: 'A', stop_sequence: 1 },
    { trip_id: 'f1', arrival_time: '0:09:00', departure_time: '0:09:00', stop_id: 'B', stop_sequence: 2 },
    { trip_id: 'far', arrival_time: '8:00:00', departure_time: '8:00:00', stop_id: 'B', stop_sequence: 1 },
    { trip_id: 'far', arrival_time: '9:00:00', departure_time: '9:00:00', stop_id: 'Z', stop_sequence: 2 },
  ],
  'frequencies.txt': [{ trip_id: 'f1', start_time: '06:00:00', end_time: '07:00:00', headway_secs: 1200 }],
  'shapes.txt': [
    { shape_id: 's1', shape_pt_lat: 47.139, shape_pt_lon: 9.522, shape_pt_sequence: 1 },
    { shape_id: 's1', shape_pt_lat: 47.168, shape_pt_lon: 9.508, shape_pt_sequence: 2 },
  ],
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gtfs-'));
  database = await openTestDatabase(path.join(folder, 'data'));
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
}, 30_000);
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const load = (feed: string) => importFeed(database.db, { feed, name: 'test', branch: 1 });
async function write(change: (all: Record<string, FeedTable>) => void = () => {}) {
  const all = tables();
  change(all);
  const feed = path.join(folder, 'feed');
  await writeFeed(feed, all);
  return feed;
}
async function stored() {
  const { db } = database;
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
}

describe('importFeed', () => {
  test("takes the branch's part: stops by id and nearness, trips repeated by frequency, missing times shared out", async () => {
    expect(await load(await write())).toEqual({ stops: 3, matched: 2, lines: 1, trips: 4, calls: 9 });
    const { stops, trips, calls, feeds } = await stored();
    expect(stops).toEqual([
      { stop_id: 'A', item_id: post.id },
      { stop_id: 'B', item_id: null },
      { stop_id: 'li:9', item_id: named.id },
    ]);
    expect(trips).toEqual([
      { trip_id: 'f1#21600', headsign: 'Schaan, Bahnhof' },
      { trip_id: 'f1#22800', headsign: 'Schaan, Bahnhof' },
      { trip_id: 'f1#24000', headsign: 'Schaan, Bahnhof' },
      { trip_id: 't1', headsign: 'Schaan' },
    ]);
    expect(
      calls.filter(({ trip_id }) => trip_id === 't1').map(({ arrival, is_boarding }) => [arrival, is_boarding]),
    ).toEqual([
      [90_600, true],
      [90_900, true],
      [91_200, false],
    ]);
    expect(feeds).toEqual([{ owner_id: 1, time_zone: 'Europe/Vaduz', last_second: 91_200 }]);
  });

  test('is the same again, and the same from a zip file', async () => {
    const feed = await write();
    const before = await stored();
    await load(feed);
    expect(await stored()).toEqual(before);
    const file = path.join(folder, 'feed.zip');
    await writeFile(
      file,
      zipOf(Object.fromEntries(Object.entries(tables()).map(([name, rows]) => [`in/${name}`, `\uFEFF${csv(rows)}\n`]))),
    );
    await load(file);
    expect(await stored()).toEqual(before);
  });

  test.each<[string, (all: Record<string, FeedTable>) => void, RegExp]>([
    [
      'a file is missing',
      (all) => {
        delete all['trips.txt'];
      },
      /trips.txt is missing/,
    ],
    [
      'no calendar',
      (all) => {
        delete all['calendar.txt'];
        delete all['calendar_dates.txt'];
      },
      /one of them is needed/,
    ],
    [
      'a column is missing',
      (all) => {
        all['stops.txt'] = [{ stop_id: 'A' }];
      },
      /stops.txt has no column stop_name/,
    ],
    [
      'a time is none',
      (all) => {
        all['stop_times.txt'] = all['stop_times.txt']!.map((row) => ({ ...row, arrival_time: '8:61:00' }));
      },
      /stop_times.txt:2 8:61:00 is no time/,
    ],
    [
      'a trip goes back in time',
      (all) => {
        all['stop_times.txt'] = all['stop_times.txt']!.map((row) =>
          row.stop_sequence === 7 ? { ...row, arrival_time: '24:00:00', departure_time: '24:00:00' } : row,
        );
      },
      /t1 goes back in time/,
    ],
    [
      'a day is none',
      (all) => {
        all['calendar.txt'] = [{ ...all['calendar.txt']![0]!, start_date: '20260231' }];
      },
      /calendar.txt:2 start_date/,
    ],
    [
      'a stop is unknown',
      (all) => {
        all['stop_times.txt'] = all['stop_times.txt']!.map((row) =>
          row.stop_id === 'B' ? { ...row, stop_id: 'Q' } : row,
        );
      },
      /stop_id Q is not in stops.txt/,
    ],
    [
      'a trip is unknown',
      (all) => {
        all['trips.txt'] = all['trips.txt']!.slice(1);
      },
      /trip_id t1 is not in trips.txt/,
    ],
    [
      'a service is unknown',
      (all) => {
        all['trips.txt'] = all['trips.txt']!.map((row) => ({ ...row, service_id: 'no' }));
      },
      /service_id no is in neither calendar/,
    ],
    [
      'the time zone is none',
      (all) => {
        all['agency.txt'] = [{ agency_name: 'x', agency_timezone: 'Mars/Base' }];
      },
      /Mars\/Base is no time zone/,
    ],
    [
      'nothing is near',
      (all) => {
        all['stops.txt'] = all['stops.txt']!.map((row, index) => ({ ...row, stop_id: `x${index}`, stop_lat: 10 }));
        all['stop_times.txt'] = [
          { trip_id: 't1', arrival_time: '', departure_time: '', stop_id: 'x1', stop_sequence: 1 },
        ];
      },
      /none of the feed's stops/,
    ],
    [
      'trips come each second',
      (all) => {
        all['frequencies.txt'] = [{ ...all['frequencies.txt']![0]!, headway_secs: 1 }];
      },
      /at least 30 s/,
    ],
  ])('refuses a feed where %s, and changes nothing', async (_name, change, message) => {
    const before = await stored();
    await expect(load(await write(change))).rejects.toThrow(message);
    expect(await stored()).toEqual(before);
  });

  test('refuses what is no feed', async () => {
    await expect(load(path.join(folder, 'nothing'))).rejects.toThrow(/there is no file/);
    const file = path.join(folder, 'broken.zip');
    const whole = zipOf({ 'agency.txt': 'x'.repeat(5000) });
    for (const bytes of [
      Buffer.from('no zip'),
      whole.subarray(0, 40),
      Buffer.concat([whole.subarray(0, 30), Buffer.alloc(60, 255), whole.subarray(90)]),
    ]) {
      await writeFile(file, bytes);
      await expect(load(file)).rejects.toThrow(/can't be taken/);
    }
    const feed = await write();
    await writeFile(
      path.join(feed, 'stops.txt'),
      (await readFile(path.join(feed, 'stops.txt'), 'utf8')).replace('Vaduz Post', '"Vaduz Post'),
    );
    await expect(load(feed)).rejects.toThrow(/can't be taken/);
  });
});

test.each([
  ['Vaduz, Post', 'Vaduz Post', true],
  ['Post', 'Vaduz, Post', true],
  ['Grüschaweg', 'Vaduz, Gruschaweg', true],
  ['Schaan, Post', 'Vaduz, Post', false],
  ['', 'Vaduz', false],
])('%s and %s: %s', (a, b, fits) => {
  expect(namesFit(a, b)).toBe(fits);
});

/** A zip file of texts. */
function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(Buffer.from(text));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), packed);
    table.push(central, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
