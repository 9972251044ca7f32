import type { Db } from '@umkreis/db/database.ts';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';

/** A stop of the timetable. */
export const post = itemRow({ title: 'Vaduz, Post' });
/** Seconds of a time of day. */
const h = (hours: number, minutes = 0): number => hours * 3600 + minutes * 60;

/**
 * Weekdays at 8:00, 18:05 and 25:10; on Sundays at 2:30, also on the night the clock changes; on 1 May as on
 * Sundays.
 */
export async function seedTimetable(db: Db): Promise<void> {
  const of = { owner_id: 1, feed_id: uniqueId() };
  await db.insertInto('items').values(post).execute();
  await db
    .insertInto('timetable_feeds')
    .values({
      ...of,
      name: 'test',
      time_zone: 'Europe/Vaduz',
      first_day: '2026-01-01',
      last_day: '2026-12-31',
      last_second: h(25, 20),
    })
    .execute();
  await db
    .insertInto('timetable_stops')
    .values([
      {
        ...of,
        stop_no: 0,
        stop_id: 'A',
        name: 'Vaduz, Post',
        platform: 'A',
        lat: 47.14,
        lon: 9.52,
        item_owner_id: 1,
        item_id: post.id,
      },
      { ...of, stop_no: 1, stop_id: 'B', name: 'Schaan', lat: 47.168, lon: 9.508, item_owner_id: null, item_id: null },
    ])
    .execute();
  await db
    .insertInto('timetable_lines')
    .values({
      ...of,
      line_no: 0,
      route_id: 'r11',
      short_name: '11',
      long_name: 'Sargans – Feldkirch',
      kind: 3,
      color: '#1971C2',
      text_color: '#FFFFFF',
    })
    .execute();
  await db
    .insertInto('timetable_services')
    .values([
      {
        ...of,
        service_no: 0,
        weekdays: 0b0011111,
        first_day: '2026-01-01',
        last_day: '2026-12-31',
        added: [],
        removed: ['2026-05-01'],
      },
      {
        ...of,
        service_no: 1,
        weekdays: 0b1000000,
        first_day: '2026-01-01',
        last_day: '2026-12-31',
        added: ['2026-05-01'],
        removed: [],
      },
    ])
    .execute();
  await db
    .insertInto('timetable_shapes')
    .values({
      ...of,
      shape_no: 0,
      line: encodePolyline([
        [9.52, 47.14],
        [9.508, 47.168],
      ]),
    })
    .execute();
  await seedTrips(db, of);
}

async function seedTrips(db: Db, of: { owner_id: number; feed_id: string }): Promise<void> {
  const trips = [
    ['t8', 0, h(8)],
    ['t18', 0, h(18, 5)],
    ['t25', 0, h(25, 10)],
    ['s2', 1, h(2, 30)],
  ] as const;
  await db
    .insertInto('timetable_trips')
    .values(
      trips.map(([trip_id, service_no], trip_no) => ({
        ...of,
        trip_no,
        trip_id,
        line_no: 0,
        service_no,
        shape_no: trip_no === 0 ? 0 : null,
        headsign: 'Schaan',
      })),
    )
    .execute();
  await db
    .insertInto('timetable_calls')
    .values(
      trips.flatMap(([, , at], trip_no) => [
        { ...of, trip_no, seq: 1, stop_no: 0, arrival: at, departure: at, is_boarding: true },
        { ...of, trip_no, seq: 2, stop_no: 1, arrival: at + 600, departure: at + 600, is_boarding: false },
      ]),
    )
    .execute();
}
