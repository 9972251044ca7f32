import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { FeedError } from './feed-error.ts';
import type { Service, Timetable } from './timetable.ts';

interface Meta {
  name: string;
  source: string;
  feedId: string;
}

const CHUNK = 20_000;

/**
 * Replaces a branch's feed of the same name; other feeds of the branch stay. An invented feed is removed when
 * a real one is imported. Must be called within a transaction.
 * @throws FeedError if another feed of the branch has a different time zone
 */
export async function storeTimetable(
  db: Db,
  owner: number,
  { timeZone, stops, lines, services, shapes, trips }: Timetable,
  { name, source, feedId }: Meta,
): Promise<void> {
  await sql`delete from timetable_feeds where owner_id = ${owner} and (name = ${name} or feed_id = ${feedId}
    or (source like 'demo%' and ${source} not like 'demo%'))`.execute(db);
  const others = await db
    .selectFrom('timetable_feeds')
    .where('owner_id', '=', owner)
    .select(['name', 'time_zone'])
    .execute();
  const foreign = others.find((other) => other.time_zone !== timeZone);
  if (foreign)
    throw new FeedError([
      `agency.txt: ${timeZone} is not the time zone of this branch's feed ${foreign.name}, ${foreign.time_zone}`,
    ]);
  const of = { owner_id: owner, feed_id: feedId };
  const first = await firstNumbers(db, owner);
  const days = services.flatMap(daysOf).toSorted();
  await db
    .insertInto('timetable_feeds')
    .values({
      ...of,
      name,
      source,
      time_zone: timeZone,
      first_day: days[0] ?? '1970-01-01',
      last_day: days.at(-1) ?? '1970-01-01',
      last_second: trips.reduce((last, { calls }) => Math.max(last, calls.at(-1)!.departure), 0),
    })
    .execute();
  const target: Target = { db, of, first };
  await storeStops(target, stops);
  await storeLines(target, lines);
  await storeServices(target, services);
  await storeShapes(target, shapes);
  await storeTrips(target, trips);
  await storeCalls(target, trips);
}

interface Target {
  db: Db;
  /** The feed in all of its rows */
  of: { owner_id: number; feed_id: string };
  first: FirstNumbers;
}

async function storeStops({ db, of, first }: Target, stops: Timetable['stops']): Promise<void> {
  await inChunks(
    stops,
    async (part, at) =>
      db
        .insertInto('timetable_stops')
        .values(
          part.map((stop, index) => ({
            ...of,
            stop_no: first.stop + at + index,
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
}

async function storeLines({ db, of, first }: Target, lines: Timetable['lines']): Promise<void> {
  await inChunks(
    lines,
    async (part, at) =>
      db
        .insertInto('timetable_lines')
        .values(
          part.map((line, index) => ({
            ...of,
            line_no: first.line + at + index,
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
}

async function storeServices({ db, of, first }: Target, services: Timetable['services']): Promise<void> {
  await inChunks(
    services,
    async (part, at) =>
      db
        .insertInto('timetable_services')
        .values(
          part.map((one, index) => ({
            ...of,
            service_no: first.service + at + index,
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
}

async function storeShapes({ db, of, first }: Target, shapes: Timetable['shapes']): Promise<void> {
  await inChunks(
    shapes,
    async (part, at) =>
      db
        .insertInto('timetable_shapes')
        .values(part.map((line, index) => ({ ...of, shape_no: first.shape + at + index, line })))
        .execute(),
    500,
  );
}

async function storeTrips({ db, of, first }: Target, trips: Timetable['trips']): Promise<void> {
  await inChunks(trips, (part, at) =>
    sql`insert into timetable_trips (owner_id, feed_id, trip_no, trip_id, line_no, service_no, shape_no, headsign)
    select ${of.owner_id}::smallint, ${of.feed_id}::uuid, *
      from unnest(${part.map((_, index) => first.trip + at + index)}::int[],
        ${part.map((trip) => trip.tripId)}::text[], ${part.map((trip) => first.line + trip.line)}::int[],
          ${part.map((trip) => first.service + trip.service)}::int[],
            ${part.map((trip) => (trip.shape === null ? null : first.shape + trip.shape))}::int[],
              ${part.map((trip) => trip.headsign)}::text[])`.execute(db),
  );
}

/** The calls of all trips at their stops. */
async function storeCalls({ db, of, first }: Target, trips: Timetable['trips']): Promise<void> {
  const calls = trips.flatMap((trip, number) => trip.calls.map((call) => ({ ...call, trip: number })));
  await inChunks(calls, (part) =>
    sql`insert into timetable_calls (owner_id, feed_id, trip_no, seq, stop_no, arrival, departure, is_boarding)
    select ${of.owner_id}::smallint, ${of.feed_id}::uuid, *
      from unnest(${part.map((call) => first.trip + call.trip)}::int[], ${part.map((call) => call.seq)}::smallint[],
        ${part.map((call) => first.stop + call.stop)}::int[], ${part.map((call) => call.arrival)}::int[],
          ${part.map((call) => call.departure)}::int[], ${part.map((call) => call.isBoarding)}::boolean[])`.execute(db),
  );
}

type FirstNumbers = Record<'stop' | 'line' | 'service' | 'shape' | 'trip', number>;

/** Numbers continue after those of the branch's other feeds. */
async function firstNumbers(db: Db, owner: number): Promise<FirstNumbers> {
  const next = (table: string, column: string) =>
    sql`(select coalesce(max(${sql.ref(column)}) + 1, 0) from ${sql.table(table)} where owner_id = ${owner})`;
  const { rows } = await sql<FirstNumbers>`select
    ${next('timetable_stops', 'stop_no')} as stop, ${next('timetable_lines', 'line_no')} as line,
    ${next('timetable_services', 'service_no')} as service, ${next('timetable_shapes', 'shape_no')} as shape,
    ${next('timetable_trips', 'trip_no')} as trip`.execute(db);
  return rows[0]!;
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
