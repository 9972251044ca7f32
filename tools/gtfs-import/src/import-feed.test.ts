import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesFit } from './match-stops.ts';
import { named, openFeedTest, post, tables, type FeedTestSetup } from './testing/feed-test-setup.ts';
import { zipOf } from './testing/zip-of.ts';
import { csv, type FeedTable } from './write-feed.ts';

let setup: FeedTestSetup;
beforeAll(async () => {
  setup = await openFeedTest();
}, 30_000);
afterAll(async () => setup?.close());

describe('importFeed', () => {
  test("imports the branch's part: matches stops by id and distance, repeats trips by frequency, interpolates missing times", async () => {
    expect(await setup.load(await setup.write())).toEqual({
      stops: 3,
      matched: 2,
      lines: 1,
      trips: 4,
      calls: 9,
      notes: [],
      feeds: ['timetable'],
    });
    const { stops, trips, calls, feeds } = await setup.stored();
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

  test('returns the same result again, and from a zip file', async () => {
    const feed = await setup.write();
    const before = await setup.stored();
    await setup.load(feed);
    expect(await setup.stored()).toEqual(before);
    const file = path.join(setup.folder, 'feed.zip');
    await writeFile(
      file,
      zipOf(Object.fromEntries(Object.entries(tables()).map(([name, rows]) => [`in/${name}`, `\uFEFF${csv(rows)}\n`]))),
    );
    await setup.load(file);
    expect(await setup.stored()).toEqual(before);
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
  ])('rejects a feed where %s, and changes nothing', async (_name, change, message) => {
    const before = await setup.stored();
    await expect(setup.load(await setup.write(change))).rejects.toThrow(message);
    expect(await setup.stored()).toEqual(before);
  });

  test('rejects files that are not a feed', async () => {
    await expect(setup.load(path.join(setup.folder, 'nothing'))).rejects.toThrow(/there is no file/);
    const file = path.join(setup.folder, 'broken.zip');
    const whole = zipOf({ 'agency.txt': 'x'.repeat(5000) });
    for (const bytes of [
      Buffer.from('no zip'),
      whole.subarray(0, 40),
      Buffer.concat([whole.subarray(0, 30), Buffer.alloc(60, 255), whole.subarray(90)]),
    ]) {
      await writeFile(file, bytes);
      await expect(setup.load(file)).rejects.toThrow(/can't be taken/);
    }
    const feed = await setup.write();
    await writeFile(
      path.join(feed, 'stops.txt'),
      (await readFile(path.join(feed, 'stops.txt'), 'utf8')).replace('Vaduz Post', '"Vaduz Post'),
    );
    await expect(setup.load(feed)).rejects.toThrow(/stops.txt:\d has a quote that never ends: A,"Vaduz Post/);
  });

  test('reports an unclosed quote, a truncated file and another character set with the value', async () => {
    const before = await setup.stored();
    const feed = await setup.write();
    const file = (name: string) => path.join(feed, name);
    const stops = await readFile(file('stops.txt'), 'utf8');
    await writeFile(file('stops.txt'), stops.replace('Vaduz Post', '"Vaduz Post').replace('Anderswo', '"Anderswo"'));
    await expect(setup.load(feed)).rejects.toThrow(/stops.txt:2 has a quote that never ends: A,"Vaduz Post/);
    await writeFile(file('stops.txt'), stops.slice(0, stops.lastIndexOf('46')));
    await expect(setup.load(feed)).rejects.toThrow(/stops.txt:5 is cut short, it has 3 of 6 values: Z,Weit weg/);
    await writeFile(file('stops.txt'), Buffer.from(stops.replace('Anderswo', 'Mühleholz'), 'latin1'));
    await expect(setup.load(feed)).rejects.toThrow(
      /stops.txt is not written in UTF-8, but perhaps in Latin-1: .*Mühleholz/,
    );
    expect(await setup.stored()).toEqual(before);
  });

  test('rejects a truncated or damaged zip file', async () => {
    const file = path.join(setup.folder, 'short.zip');
    const texts = Object.fromEntries(Object.entries(tables()).map(([name, rows]) => [name, csv(rows)]));
    const whole = zipOf(texts);
    await writeFile(file, whole.subarray(0, whole.length - 200));
    await expect(setup.load(file)).rejects.toThrow(/cut short/);
    const other = Buffer.from(whole);
    // The checksum in the central directory, 30 bytes before the name.
    const sum = other.lastIndexOf('stop_times.txt') - 30;
    other.writeUInt32LE((other.readUInt32LE(sum) ^ 1) >>> 0, sum);
    await writeFile(file, other);
    await expect(setup.load(file)).rejects.toThrow(/stop_times.txt can't be unpacked: its checksum is wrong/);
  });

  test('rejects an expired feed, but not one that ends today', async () => {
    const feed = await setup.write();
    await expect(setup.load(feed, undefined, '2027-01-01')).rejects.toThrow(/has expired: its last day was 2026-12-31/);
    await expect(setup.load(feed, undefined, '2026-12-31')).resolves.toMatchObject({ trips: 4 });
  });

  test('notes duplicate lines, and rejects contradictory ones', async () => {
    const before = await setup.stored();
    const twice = await setup.write((all) => {
      for (const name of [
        'stops.txt',
        'routes.txt',
        'calendar.txt',
        'calendar_dates.txt',
        'trips.txt',
        'stop_times.txt',
      ])
        all[name] = [...all[name]!, all[name]![0]!];
    });
    const { notes } = await setup.load(twice);
    expect(notes.toSorted()).toEqual(
      ['calendar.txt', 'calendar_dates.txt', 'routes.txt', 'stop_times.txt', 'stops.txt', 'trips.txt'].map(
        (name) => `${name}: 1 line is repeated`,
      ),
    );
    expect(await setup.stored()).toEqual(before);
    const other = await setup.write((all) => {
      all['stops.txt'] = [...all['stops.txt']!, { ...all['stops.txt']![0]!, stop_name: 'Vaduz Postplatz' }];
    });
    await expect(setup.load(other)).rejects.toThrow(/stop_id A comes twice, and says something else/);
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
