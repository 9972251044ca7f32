import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import type { Service, Timetable } from './timetable.ts';

interface Meta {
  name: string;
  source: string;
  feedId: string;
}

const CHUNK = 20_000;

/** Puts a branch's timetable in the place of its last one. To be called within a transaction. */
export async function storeTimetable(
  db: Db,
  owner: number,
  { timeZone, stops, lines, services, shapes, trips }: Timetable,
  { name, source, feedId }: Meta,
): Promise<void> {
  for (const table of ['timetable_calls', 'timetable_trips', 'timetable_feeds'] as const)
    await db.deleteFrom(table).where('owner_id', '=', owner).execute();
  const days = services.flatMap(daysOf).toSorted();
  await db
    .insertInto('timetable_feeds')
    .values({
      owner_id: owner,
      feed_id: feedId,
      name,
      source,
      time_zone: timeZone,
      first_day: days[0] ?? '1970-01-01',
      last_day: days.at(-1) ?? '1970-01-01',
      last_second: trips.reduce((last, { calls }) => Math.max(last, calls.at(-1)!.departure), 0),
    })
    .execute();
  await inChunks(
    stops,
    async (part, at) =>
      db
        .insertInto('timetable_stops')
        .values(
          part.map((stop, index) => ({
            owner_id: owner,
            stop_no: at + index,
            stop_id: stop.stopId,
            name: stop.name,
            platform: stop.platform,
            lat: stop.lat,
            lon: stop.lon,
            item_owner_id: stop.item?.owner ?? null,
            item_id: stop.item?.id ?? null,
          })),
        )
        .execute(),
    2000,
  );
  await inChunks(
    lines,
    async (part, at) =>
      db
        .insertInto('timetable_lines')
        .values(
          part.map((line, index) => ({
            owner_id: owner,
            line_no: at + index,
            route_id: line.routeId,
            short_name: line.shortName,
            long_name: line.longName,
            kind: line.kind,
            color: line.color,
            text_color: line.textColor,
          })),
        )
        .execute(),
    2000,
  );
  await inChunks(
    services,
    async (part, at) =>
      db
        .insertInto('timetable_services')
        .values(
          part.map((one, index) => ({
            owner_id: owner,
            service_no: at + index,
            weekdays: one.weekdays,
            first_day: one.firstDay,
            last_day: one.lastDay,
            added: one.added,
            removed: one.removed,
          })),
        )
        .execute(),
    2000,
  );
  await inChunks(
    shapes,
    async (part, at) =>
      db
        .insertInto('timetable_shapes')
        .values(part.map((line, index) => ({ owner_id: owner, shape_no: at + index, line })))
        .execute(),
    500,
  );
  await inChunks(trips, (part, at) =>
    sql`insert into timetable_trips (owner_id, trip_no, trip_id, line_no, service_no, shape_no, headsign)
    select ${owner}::smallint, * from unnest(${part.map((_, index) => at + index)}::int[], ${part.map((trip) => trip.tripId)}::text[], ${part.map((trip) => trip.line)}::int[], ${part.map((trip) => trip.service)}::int[], ${part.map((trip) => trip.shape)}::int[], ${part.map((trip) => trip.headsign)}::text[])`.execute(
      db,
    ),
  );
  const calls = trips.flatMap((trip, number) => trip.calls.map((call) => ({ ...call, trip: number })));
  await inChunks(calls, (part) =>
    sql`insert into timetable_calls (owner_id, trip_no, seq, stop_no, arrival, departure, is_boarding)
    select ${owner}::smallint, * from unnest(${part.map((call) => call.trip)}::int[], ${part.map((call) => call.seq)}::smallint[], ${part.map((call) => call.stop)}::int[], ${part.map((call) => call.arrival)}::int[], ${part.map((call) => call.departure)}::int[], ${part.map((call) => call.isBoarding)}::boolean[])`.execute(
      db,
    ),
  );
}

const daysOf = ({ weekdays, firstDay, lastDay, added }: Service) => [
  ...(weekdays && firstDay && lastDay ? [firstDay, lastDay] : []),
  ...added,
];

async function inChunks<T>(
  rows: readonly T[],
  store: (part: T[], at: number) => Promise<unknown>,
  size = CHUNK,
): Promise<void> {
  for (let at = 0; at < rows.length; at += size) await store(rows.slice(at, at + size), at);
}
