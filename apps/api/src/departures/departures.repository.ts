import { sql } from 'kysely';
import type { Departure } from '@umkreis/contract/departure.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import type { Db } from '@umkreis/db/database.ts';
import { addDays, runsOn, startOfService } from './service-days.ts';
import type { Feed } from './timetable-feeds.ts';

/** A departure with the keys that real-time data identify it by. */
export interface PlannedDeparture extends Departure {
  day: string;
  stopId: string;
  seq: number;
}
export interface StopOfItem {
  owner: number;
  stops: number[];
}

/** The search for departures ends after this many days. */
const DAYS_AHEAD = 7;
const DAY_S = 86_400;

/**
 * Stops of a feed at a place; if several feeds stop there, that of the place's owner, else the first.
 * @returns undefined if no timetable stops there
 */
export async function stopsOfItem(db: Db, itemId: string): Promise<StopOfItem | undefined> {
  const rows = await db
    .selectFrom('timetable_stops')
    .where('item_id', '=', itemId)
    .select(['owner_id', 'stop_no', 'item_owner_id'])
    .orderBy('owner_id')
    .orderBy('stop_no')
    .execute();
  const owner = rows.find((row) => row.owner_id === row.item_owner_id)?.owner_id ?? rows[0]?.owner_id;
  return owner === undefined
    ? undefined
    : { owner, stops: rows.filter((row) => row.owner_id === owner).map((row) => row.stop_no) };
}

/**
 * Scheduled departures of stops at or after an instant, soonest first. Service days extend past midnight, so the
 * previous days count too.
 * @param until only departures before it; if there are too many, the last ones
 */
export async function plannedDepartures(
  db: Db,
  feed: Feed,
  stops: readonly number[],
  { at, until, limit }: DepartureQuery,
): Promise<PlannedDeparture[]> {
  const today = dayInZone(at, feed.timeZone);
  const back = Math.ceil(feed.lastSecond / DAY_S);
  let found: PlannedDeparture[] = [];
  const daysAhead = until ? 1 : DAYS_AHEAD;
  for (let offset = -back; offset <= daysAhead; offset++) {
    // Later days contain nothing sooner, so the search can stop.
    if (!until && offset > 1 && found.length >= limit) break;
    const day = addDays(today, offset);
    const services = [...feed.services].filter(([, days]) => runsOn(days, day)).map(([number]) => number);
    if (services.length > 0) found = [...found, ...(await ofDay(db, feed, stops, { day, services, at, until, limit }))];
  }
  const sorted = found.toSorted(
    (a, b) => Date.parse(a.planned) - Date.parse(b.planned) || a.line.localeCompare(b.line, 'de', { numeric: true }),
  );
  return until ? sorted.slice(-limit) : sorted.slice(0, limit);
}

interface DepartureQuery {
  at: Date;
  until?: Date | undefined;
  limit: number;
}
interface Day extends DepartureQuery {
  day: string;
  services: readonly number[];
}
interface CallRow {
  trip_id: string;
  headsign: string;
  short_name: string;
  long_name: string;
  kind: number;
  color: string;
  text_color: string;
  platform: string;
  stop_id: string;
  seq: number;
  departure: number;
}

async function ofDay(
  db: Db,
  feed: Feed,
  stops: readonly number[],
  { day, services, at, until, limit }: Day,
): Promise<PlannedDeparture[]> {
  const start = startOfService(day, feed.timeZone);
  const from = Math.ceil((at.getTime() - start) / 1000);
  if (from > feed.lastSecond) return [];
  const to = until ? Math.ceil((until.getTime() - start) / 1000) : feed.lastSecond + 1;
  const order = until ? sql`desc` : sql`asc`;
  const { rows } =
    await sql<CallRow>`select t.trip_id, t.headsign, l.short_name, l.long_name, l.kind, l.color, l.text_color,
      s.platform, s.stop_id, c.seq, c.departure
    from timetable_calls c join timetable_trips t on t.owner_id = c.owner_id and t.trip_no = c.trip_no
      join timetable_lines l on l.owner_id = t.owner_id and l.line_no = t.line_no
        join timetable_stops s on s.owner_id = c.owner_id and s.stop_no = c.stop_no
    where c.owner_id = ${feed.owner} and c.stop_no = any(${stops}::int[]) and c.departure >= ${from}
      and c.departure < ${to} and c.is_boarding and t.service_no = any(${services}::int[])
    order by c.departure ${order}, t.trip_id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    tripId: row.trip_id,
    line: row.short_name || row.long_name,
    lineName: row.short_name ? row.long_name : '',
    color: row.color,
    textColor: row.text_color,
    kind: row.kind,
    headsign: row.headsign,
    platform: row.platform,
    planned: new Date(start + row.departure * 1000).toISOString(),
    expected: null,
    isCancelled: false,
    day,
    stopId: row.stop_id,
    seq: row.seq,
  }));
}

/** The feed with the most calls at places of these owners. */
export async function ownerOfTimetable(db: Db, owners: readonly number[]): Promise<number | undefined> {
  if (owners.length === 0) return undefined;
  const row = await db
    .selectFrom('timetable_stops')
    .where('item_owner_id', 'in', owners)
    .select((eb) => ['owner_id', eb.fn.countAll().as('stops')])
    .groupBy('owner_id')
    .orderBy('stops', 'desc')
    .orderBy('owner_id')
    .limit(1)
    .executeTakeFirst();
  return row?.owner_id;
}
