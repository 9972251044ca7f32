import { sql } from 'kysely';
import type { Timetable } from '@umkreis/contract/departure.ts';
import { decodePolyline, encodePolyline } from '@umkreis/geometry/polyline.ts';
import type { Db } from '@umkreis/db/database.ts';
import { placesAlong } from './places-along.ts';
import { addDays, runsOn, startOfService } from './service-days.ts';
import type { Feed } from './timetable-feeds.ts';

const DAY_S = 86_400;

interface TripRow {
  trip_no: number;
  trip_id: string;
  line_no: number;
  service_no: number;
  shape_no: number | null;
  headsign: string;
  stops: number[];
  arrivals: number[];
  departures: number[];
}
interface StopRow {
  stop_no: number;
  name: string;
  lat: number;
  lon: number;
  item_id: string | null;
}

/**
 * Trips of a feed that run at some time of a day, with the patterns they share.
 * @param date YYYY-MM-DD in the time zone of the feed
 */
export async function dayTrips(db: Db, feed: Feed, date: string): Promise<Timetable> {
  const [dayStart, end] = [startOfService(date, feed.timeZone), startOfService(addDays(date, 1), feed.timeZone)];
  const back = Math.ceil(feed.lastSecond / DAY_S);
  const days = Array.from({ length: back + 1 }, (_, index) => addDays(date, index - back));
  const services = [...feed.services]
    .filter(([, one]) => days.some((day) => runsOn(one, day)))
    .map(([number]) => number);
  const [trips, stops, lines, shapes] = await Promise.all([
    sql<TripRow>`select t.trip_no, t.trip_id, t.line_no, t.service_no, t.shape_no, t.headsign, 
        array_agg(c.stop_no order by c.seq) as stops, array_agg(c.arrival order by c.seq) as arrivals,
        array_agg(c.departure order by c.seq) as departures
      from timetable_trips t join timetable_calls c on c.owner_id = t.owner_id and c.trip_no = t.trip_no
      where t.owner_id = ${feed.owner} and t.service_no = any(${services}::int[])
      group by t.trip_no, t.trip_id, t.line_no, t.service_no, t.shape_no, t.headsign`.execute(db),
    db
      .selectFrom('timetable_stops')
      .where('owner_id', '=', feed.owner)
      .select(['stop_no', 'name', 'lat', 'lon', 'item_id'])
      .execute(),
    db.selectFrom('timetable_lines').where('owner_id', '=', feed.owner).selectAll().orderBy('line_no').execute(),
    db.selectFrom('timetable_shapes').where('owner_id', '=', feed.owner).select(['shape_no', 'line']).execute(),
  ]);
  const stopOf = new Map(stops.map((stop) => [stop.stop_no, stop]));
  const shapeOf = new Map(shapes.map((shape) => [shape.shape_no, shape.line]));
  const numbers = new Map<string, number>();
  const patterns: Timetable['patterns'] = [];
  const patternOf = (row: TripRow): number => {
    const key = `${row.line_no}|${row.shape_no}|${row.headsign}|${row.stops.join()}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = patterns.length;
      numbers.set(key, number);
      patterns.push(
        patternFrom(
          row,
          row.stops.map((stop) => stopOf.get(stop)!),
          row.shape_no === null ? undefined : shapeOf.get(row.shape_no),
        ),
      );
    }
    return number;
  };
  const found = trips.rows.flatMap((row) =>
    days
      .filter((day) => runsOn(feed.services.get(row.service_no)!, day))
      .flatMap((day) => {
        const start = startOfService(day, feed.timeZone);
        const [leavesAt, ends] = [row.departures[0]!, row.arrivals.at(-1)!];
        if (start + ends * 1000 < dayStart || start + leavesAt * 1000 >= end) return [];
        return [
          {
            id: row.trip_id,
            pattern: patternOf(row),
            begin: Math.round(start / 1000) + leavesAt,
            times: row.arrivals.flatMap((arrival, index) => [
              Math.max(0, arrival - leavesAt),
              row.departures[index]! - leavesAt,
            ]),
          },
        ];
      }),
  );
  return {
    date,
    timeZone: feed.timeZone,
    lines: lines.map((line) => ({
      id: line.route_id,
      name: line.short_name || line.long_name,
      color: line.color,
      textColor: line.text_color,
      kind: line.kind,
    })),
    patterns,
    trips: found.toSorted((a, b) => a.begin - b.begin || a.id.localeCompare(b.id)),
  };
}

/** The line's own shape if the feed has one, else straight lines from stop to stop. */
function patternFrom(
  row: TripRow,
  stops: readonly StopRow[],
  shape: string | undefined,
): Timetable['patterns'][number] {
  const positions = stops.map(({ lon, lat }): [number, number] => [lon, lat]);
  const path = shape ?? encodePolyline(positions);
  const along = placesAlong(decodePolyline(path), positions);
  return {
    line: row.line_no,
    headsign: row.headsign,
    path,
    stops: stops.map(({ name, lat, lon, item_id }, index) => ({
      name,
      lat,
      lon,
      itemId: item_id,
      along: along[index]!,
    })),
  };
}
