import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { PbfWriter } from 'pbf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Departures, Timetable } from '@umkreis/contract/departure.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { post, seedTimetable } from '../testing/seed-timetable.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { nextDepartures } from './next-departures.ts';
import { placesAlong } from './places-along.ts';
import { liveOf, createRealtime } from './realtime.ts';
import { startOfService } from './service-days.ts';
import { TimetableFeeds } from './timetable-feeds.ts';
import { readTripUpdates } from './trip-updates.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await seedTimetable(db);
  });
}, 30_000);
afterAll(async () => api?.close());

const departures = async (at: string, limit = 3, item = post.id) =>
  (await api.app.inject(`/departures/${item}?at=${encodeURIComponent(at)}&limit=${limit}`)).json<Departures>();
const times = async (at: string, limit = 3) =>
  (await departures(at, limit)).departures.map(({ tripId, planned }) => [tripId, planned]);

describe('departures', () => {
  test('returns those of a stop, soonest first, with line, colour and direction', async () => {
    const stopResponse = await departures('2026-03-03T07:30:00+01:00', 1);
    expect(stopResponse).toMatchObject({
      hasTimetable: true,
      hasRealtime: false,
      timeZone: 'Europe/Vaduz',
      firstDay: '2026-01-01',
      lastDay: '2026-12-31',
    });
    expect(stopResponse.departures).toEqual([
      {
        tripId: 't8',
        line: '11',
        lineName: 'Sargans – Feldkirch',
        color: '#1971C2',
        textColor: '#FFFFFF',
        kind: 3,
        headsign: 'Schaan',
        platform: 'A',
        planned: '2026-03-03T07:00:00.000Z',
        expected: null,
        isCancelled: false,
      },
    ]);
  });

  test('assigns 25:10 to the previous day, and Friday night to Saturday', async () => {
    expect(await times('2026-03-07T00:30:00+01:00', 1)).toEqual([['t25', '2026-03-07T00:10:00.000Z']]);
    expect(await times('2026-03-07T01:11:00+01:00', 1)).toEqual([['s2', '2026-03-08T01:30:00.000Z']]);
  });

  test('skips days without service and applies exceptions', async () => {
    expect(await times('2026-04-30T18:06:00+02:00', 2)).toEqual([
      ['t25', '2026-04-30T23:10:00.000Z'],
      ['s2', '2026-05-01T00:30:00.000Z'],
    ]);
    expect(await times('2026-05-01T02:31:00+02:00', 1)).toEqual([['s2', '2026-05-03T00:30:00.000Z']]);
  });

  test('counts times from noon minus twelve hours on nights when the clock changes', async () => {
    // Spring: the service day starts at 23:00 of the previous day, so 2:30 is 1:30 by the clock. Autumn: it starts
    // at 1:00, so 2:30 is its second occurrence.
    expect(await times('2026-03-29T00:00:00+01:00', 1)).toEqual([['s2', '2026-03-29T00:30:00.000Z']]);
    expect(await times('2026-10-25T00:00:00+02:00', 1)).toEqual([['s2', '2026-10-25T01:30:00.000Z']]);
    expect(new Date(startOfService('2026-10-25', 'Europe/Vaduz')).toISOString()).toBe('2026-10-24T23:00:00.000Z');
  });

  test('reports that there is no timetable, and responds with a problem to unknown places and invalid values', async () => {
    expect(await departures('2026-03-03T07:30:00Z', 3, bakery.id)).toMatchObject({
      hasTimetable: false,
      departures: [],
    });
    for (const [url, status] of [
      [`/departures/${uniqueId()}`, 404],
      ['/departures/x', 400],
      [`/departures/${post.id}?at=gestern`, 400],
      [`/departures/${post.id}?limit=0`, 400],
      ['/timetables/branchshortid/1?date=2026-13-01', 400],
      ['/timetables/branchshortid/28', 404],
    ] as const) {
      expect((await api.app.inject(url)).statusCode, url).toBe(status);
    }
  });
});

describe('departures by expected time', () => {
  const next = async (iso: string, delaysS: Record<string, number>, cancelled: string[] = []) => {
    const feed = (await new TimetableFeeds(api.db).all()).get(1)!;
    const departures = await nextDepartures(api.db, feed, [0], {
      at: new Date(iso),
      limit: 3,
      live: ({ planned }) => {
        const delay = delaysS[planned.slice(11, 16)];
        return {
          expected: delay === undefined ? null : new Date(Date.parse(planned) + delay * 1000).toISOString(),
          isCancelled: cancelled.includes(planned.slice(11, 16)),
        };
      },
    });
    return departures.map(({ planned, expected }) => (expected ?? planned).slice(5, 16));
  };
  // Weekdays at 8:00, 18:05 and 25:10 in the time zone Europe/Vaduz.
  test('lists a bus that is ten minutes late until it has left', async () => {
    const late = { '07:00': 600 };
    expect((await next('2026-03-03T07:09:00Z', late))[0]).toBe('03-03T07:10');
    expect((await next('2026-03-03T07:10:00Z', late))[0]).toBe('03-03T07:10');
    expect((await next('2026-03-03T07:11:00Z', late))[0]).toBe('03-03T17:05');
    expect((await next('2026-03-03T07:01:00Z', {}))[0]).toBe('03-03T17:05');
  });
  test('omits early ones that have left, sorts by expected time, and omits cancelled ones after their scheduled time', async () => {
    expect((await next('2026-03-03T06:59:00Z', { '07:00': -120 }))[0]).toBe('03-03T17:05');
    expect(await next('2026-03-03T16:00:00Z', { '17:05': 8 * 3600 })).toEqual([
      '03-04T00:10',
      '03-04T01:05',
      '03-04T07:00',
    ]);
    expect((await next('2026-03-03T07:01:00Z', { '07:00': 600 }, ['07:00']))[0]).toBe('03-03T17:05');
  });
});

test("returns a day's trips, including those of the previous night, with patterns and distances", async () => {
  const day = async (date: string, branch = 1) =>
    (await api.app.inject(`/timetables/branchshortid/${branch}?date=${date}`)).json<Timetable>();
  const friday = await day('2026-03-06');
  expect(friday.trips.map(({ id, begin }) => [id, new Date(begin * 1000).toISOString()])).toEqual([
    ['t25', '2026-03-06T00:10:00.000Z'],
    ['t8', '2026-03-06T07:00:00.000Z'],
    ['t18', '2026-03-06T17:05:00.000Z'],
  ]);
  expect(friday.trips[1]!.times).toEqual([0, 0, 600, 600]);
  expect(friday.patterns).toHaveLength(2);
  const [first, second] = friday.patterns[0]!.stops;
  expect([first!.along, first!.itemId, Math.round(second!.along / 100)]).toEqual([0, post.id, 32]);
  expect((await day('2026-03-07')).trips.map(({ id }) => id)).toEqual(['t25']);
  expect((await day('2026-03-06', 14)).trips).toHaveLength(3);
  expect(await day('2026-03-06', 3)).toMatchObject({ lines: [], patterns: [], trips: [] });
  for (const beyond of ['2025-12-31', '2027-06-01', '2999-12-31'])
    expect(await day(beyond)).toEqual({ date: beyond, timeZone: 'Europe/Vaduz', lines: [], patterns: [], trips: [] });
});

test('places stops along a pattern in order, even if it doubles back', () => {
  const way: [number, number][] = [
    [9.5, 47],
    [9.51, 47],
    [9.5, 47],
  ];
  const along = placesAlong(way, [
    [9.5, 47],
    [9.505, 47],
    [9.51, 47],
    [9.505, 47],
    [9.5, 47],
  ]);
  expect(along.map((one) => Math.round(one / 100))).toEqual([0, 4, 8, 11, 15]);
});

describe('real-time data', () => {
  const bytes = (() => {
    const pbf = new PbfWriter();
    pbf.writeMessage(1, (_, header) => header.writeStringField(1, '2.0'), null);
    const update = (id: string, write: (pbf: PbfWriter) => void) =>
      pbf.writeMessage(
        2,
        (_, entity) => {
          entity.writeStringField(1, id);
          entity.writeMessage(3, (__, one) => write(one), null);
        },
        null,
      );
    update('1', (one) => {
      one.writeMessage(
        1,
        (_, trip) => {
          trip.writeStringField(1, 't8');
          trip.writeStringField(3, '20260303');
        },
        null,
      );
      one.writeMessage(
        2,
        (_, stop) => {
          stop.writeVarintField(1, 1);
          stop.writeMessage(3, (__, event) => event.writeVarintField(1, 120), null);
        },
        null,
      );
      one.writeMessage(
        2,
        (_, stop) => {
          stop.writeVarintField(1, 5);
          stop.writeVarintField(5, 1);
        },
        null,
      );
    });
    update('2', (one) =>
      one.writeMessage(
        1,
        (_, trip) => {
          trip.writeStringField(1, 't18');
          trip.writeVarintField(4, 3);
        },
        null,
      ),
    );
    update('3', (one) => {
      one.writeMessage(1, (_, trip) => trip.writeStringField(1, 'early'), null);
      one.writeMessage(
        2,
        (_, stop) => {
          stop.writeStringField(4, 'A');
          stop.writeMessage(
            3,
            (__, event) => {
              event.writeVarintField(1, -60);
            },
            null,
          );
        },
        null,
      );
    });
    return pbf.finish();
  })();
  const call = { tripId: 't8', day: '2026-03-03', stopId: 'A', seq: 3, planned: '2026-03-03T07:00:00.000Z' };

  test('applies delays to later stops and reports cancelled trips and skipped stops', () => {
    const updates = readTripUpdates(bytes);
    const live = liveOf((tripId) => updates.filter((update) => update.tripId === tripId));
    expect(live(call)).toEqual({ expected: '2026-03-03T07:02:00.000Z', isCancelled: false });
    expect(live({ ...call, seq: 5 })).toMatchObject({ isCancelled: true });
    expect(live({ ...call, day: '2026-03-04' })).toEqual({ expected: null, isCancelled: false });
    expect(live({ ...call, tripId: 't18' })).toMatchObject({ isCancelled: true });
    expect(live({ ...call, tripId: 'early#3600' })).toEqual({
      expected: '2026-03-03T06:59:00.000Z',
      isCancelled: false,
    });
  });

  test('limits the requests to the source, and returns the schedule if it is broken or down', async () => {
    let requests = 0;
    let stopResponse: Uint8Array | null = bytes;
    const server: Server = createServer((_, response) => {
      requests++;
      if (stopResponse) response.end(stopResponse);
      else response.writeHead(500).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
    const warnings: object[] = [];
    const log = { warn: ((facts: object) => void warnings.push(facts)) as never };
    const realtime = createRealtime(new Map([[1, url]]), log);
    expect((await realtime(1))?.(call)).toMatchObject({ expected: '2026-03-03T07:02:00.000Z' });
    await realtime(1);
    expect([requests, await realtime(2)]).toEqual([1, undefined]);
    for (const broken of [null, Uint8Array.from([0x0a, 0xff, 0xff, 0xff])]) {
      stopResponse = broken;
      expect(await createRealtime(new Map([[1, url]]), log)(1)).toBeUndefined();
    }
    expect(warnings).toEqual([]);
    server.close();
  });

  test('pauses a source that failed five times in a row, and logs its branch', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests++;
      response.writeHead(500).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
    const warnings: object[] = [];
    const realtime = createRealtime(new Map([[7, url]]), {
      warn: ((facts: object) => void warnings.push(facts)) as never,
    });
    let at = 1_000_000;
    vi.spyOn(performance, 'now').mockImplementation(() => at);
    try {
      for (let attempt = 0; attempt < 8; attempt++, at += 21_000) expect(await realtime(7)).toBeUndefined();
      expect(requests).toBe(5);
      expect(warnings).toMatchObject([{ branch: 7, url, failures: 5 }]);
      at += 600_000;
      await realtime(7);
      expect(requests).toBe(6);
    } finally {
      vi.restoreAllMocks();
      server.close();
    }
  });
});
