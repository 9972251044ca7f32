import { timeText, type FeedTable } from '@umkreis/gtfs-import/write-feed.ts';
import { distanceBetween, toLonLat, type Point } from '../shared/terrain.ts';
import type { TransitLine } from '../valley/buses.ts';

interface Plan {
  /** First and last departure, hours. */
  first: number;
  last: number;
  /** Interval, minutes. */
  every: number;
}

/** By line: on weekdays and at weekends. The last bus on Fridays and Saturdays leaves at 25:10. */
const plans: Record<string, { weekday: Plan; weekend: Plan }> = {
  1: { weekday: { first: 5.5, last: 23.5, every: 20 }, weekend: { first: 6.5, last: 23.5, every: 30 } },
  R: { weekday: { first: 5.25, last: 23.25, every: 30 }, weekend: { first: 6.25, last: 23.25, every: 60 } },
};
const high = { weekday: { first: 6.1, last: 21.1, every: 60 }, weekend: { first: 8.1, last: 20.1, every: 60 } };
const NIGHT_LINES = new Set(['1', '2', '3']);
const NIGHT_DEPARTURE_S = 25 * 3600 + 600;
/** m/s between stops; mountain roads are slow. */
const speeds = { valley: 9.5, high: 6.5, rail: 17 };
const STOP_S = 20;
const MINUTE_S = 60;
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The valley's timetable as the tables of a GTFS feed. @param year first of the two years covered */
export function createFeed(lines: readonly TransitLine[], year: number): Record<string, FeedTable> {
  const stops = stopsOf(lines);
  const trips: Record<string, string | number>[] = [];
  const times: Record<string, string | number>[] = [];
  const shapes: Record<string, string | number>[] = [];
  for (const [direction, line] of lines.entries()) {
    const shape = `W${direction}`;
    shapes.push(...shapeRows(line, shape));
    const offsets = runningTimes(line);
    const add = (serviceId: string, start: number) => {
      const trip = `${line.ref}.${direction}.${serviceId}.${start}`;
      trips.push({
        route_id: line.ref,
        service_id: serviceId,
        trip_id: trip,
        trip_headsign: line.to,
        direction_id: direction % 2,
        shape_id: shape,
      });
      line.stops.forEach(({ name }, index) => {
        const [arrival, departure] = offsets[index]!;
        times.push({
          trip_id: trip,
          arrival_time: timeText(start + arrival),
          departure_time: timeText(start + departure),
          stop_id: stops.get(name)!.id,
          stop_sequence: index + 1,
        });
      });
    };
    const plan = plans[line.ref] ?? high;
    // The other direction departs in between.
    const shift = direction % 2 === 0 ? 0 : 7 * MINUTE_S;
    for (const [serviceId, { first, last, every }] of [
      ['weekday', plan.weekday],
      ['weekend', plan.weekend],
    ] as const) {
      for (let start = Math.round(first * 3600); start <= last * 3600; start += every * MINUTE_S)
        add(serviceId, start + shift);
    }
    if (NIGHT_LINES.has(line.ref)) add('night', NIGHT_DEPARTURE_S);
  }
  return {
    'agency.txt': [
      {
        agency_id: 'tal',
        agency_name: 'Talbus und Lärchtalbahn (erfunden)',
        agency_url: 'https://talbus.example',
        agency_timezone: 'Europe/Vaduz',
        agency_lang: 'de',
      },
    ],
    'stops.txt': stopRows(stops),
    'routes.txt': routeRows(lines),
    'calendar.txt': [
      service(year, 'weekday', [0, 1, 2, 3, 4]),
      service(year, 'weekend', [5, 6]),
      service(year, 'night', [4, 5]),
    ],
    'trips.txt': trips,
    'stop_times.txt': times,
    'shapes.txt': shapes,
  };
}

type Stops = ReadonlyMap<string, { id: string; at: Point; rail: boolean }>;

/** The stops of all lines by name, numbered. */
function stopsOf(lines: readonly TransitLine[]): Stops {
  const stops = new Map<string, { id: string; at: Point; rail: boolean }>();
  for (const line of lines)
    for (const { name, at } of line.stops)
      if (!stops.has(name)) stops.set(name, { id: `S${stops.size + 1}`, at, rail: line.kind === 'rail' });
  return stops;
}

const stopRows = (stops: Stops) =>
  [...stops].map(([name, { id, at, rail }]) => {
    const [lon, lat] = toLonLat(at);
    return {
      stop_id: id,
      stop_name: name,
      stop_lat: lat.toFixed(6),
      stop_lon: lon.toFixed(6),
      platform_code: rail ? '1' : '',
    };
  });

const routeRows = (lines: readonly TransitLine[]) =>
  [...new Map(lines.map((line) => [line.ref, line])).values()].map((line) => ({
    route_id: line.ref,
    agency_id: 'tal',
    route_short_name: line.ref,
    route_long_name: longName(lines.filter(({ ref }) => ref === line.ref)),
    route_type: line.kind === 'rail' ? 2 : 3,
    route_color: line.colour.slice(1),
    route_text_color: 'FFFFFF',
  }));

const shapeRows = (line: TransitLine, shape: string) =>
  line.way.map((point, index) => {
    const [lon, lat] = toLonLat(point);
    return { shape_id: shape, shape_pt_lat: lat.toFixed(6), shape_pt_lon: lon.toFixed(6), shape_pt_sequence: index };
  });

/** Days of the week on which a service runs, 0: Monday; for two years. */
const service = (year: number, id: string, runs: readonly number[]) => ({
  service_id: id,
  ...Object.fromEntries(days.map((day, index) => [day, runs.includes(index) ? 1 : 0])),
  start_date: `${year}0101`,
  end_date: `${year + 1}1231`,
});

const longName = (directions: readonly TransitLine[]) => [directions[0]!.stops[0]!.name, directions[0]!.to].join(' – ');

/** Arrival and departure at each stop, s after the first departure, in full minutes. */
function runningTimes({ stops, kind, ref }: TransitLine): [arrival: number, departure: number][] {
  const speed = kind === 'rail' ? speeds.rail : ref === '1' ? speeds.valley : speeds.high;
  let now = 0;
  return stops.map(({ at }, index) => {
    if (index > 0)
      now += Math.max(
        MINUTE_S,
        Math.round((distanceBetween(stops[index - 1]!.at, at) / speed + STOP_S) / MINUTE_S) * MINUTE_S,
      );
    return [now, now];
  });
}
