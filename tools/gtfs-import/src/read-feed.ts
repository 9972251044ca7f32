import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { FeedErrors, FeedError } from './feed-error.ts';
import type { FeedFiles } from './feed-files.ts';
import { readFrequencies, repeated } from './frequencies.ts';
import { matchStops, type FeedStop, type StopItem } from './match-stops.ts';
import { readCalls, tripsAt, type RawCall } from './read-calls.ts';
import { readServices } from './read-services.ts';
import { readTable } from './read-table.ts';
import { setOnce } from './set-once.ts';
import type { Service, Timetable, Trip } from './timetable.ts';
import { colorOf, positionOf } from './values.ts';

/** Assigns consecutive numbers to keys. */
class Numbers {
  readonly #numbers = new Map<string, number>();
  of(id: string): number {
    let number = this.#numbers.get(id);
    if (number === undefined) this.#numbers.set(id, (number = this.#numbers.size));
    return number;
  }
  get ids(): string[] {
    return [...this.#numbers.keys()];
  }
}

/**
 * Reads the part of a feed that calls at places of the branch: memory usage grows with that part, not with the
 * feed.
 * @throws FeedError with all errors
 */
export async function readFeed(
  feed: FeedFiles,
  items: readonly StopItem[],
  today?: string,
): Promise<Timetable & { notes: string[] }> {
  for (const name of ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'])
    if (!feed.has(name)) throw new FeedError([`${name} is missing`]);
  const errors = new FeedErrors();
  const timeZone = await readTimeZone(feed, errors);
  const stops = await readStops(feed, errors);
  const matched = matchStops([...stops.values()], items);
  const services = await readServices(feed, errors);
  const routes = await readRoutes(feed, errors);
  errors.check();
  rejectExpired(services, today ?? dayInZone(new Date(), timeZone));
  if (matched.size === 0)
    throw new FeedError(["none of the feed's stops is near a stop of this branch (within 60 m, with a matching name)"]);
  const wanted = await tripsAt(feed, new Set(matched.keys()));
  const calls = await readCalls(feed, wanted, new Set(stops.keys()), errors);
  const frequencies = await readFrequencies(feed, wanted, errors);
  const [stopNumbers, lineNumbers, serviceNumbers, shapeNumbers] = [
    new Numbers(),
    new Numbers(),
    new Numbers(),
    new Numbers(),
  ];
  const trips: Trip[] = [];
  const taken = new Map<string, string>();
  const idle: IdleTrip[] = [];
  for await (const row of readTable(feed, 'trips.txt', ['route_id', 'service_id', 'trip_id'])) {
    const [tripId, routeId, serviceId] = [row.get('trip_id'), row.get('route_id'), row.get('service_id')];
    const content = [routeId, serviceId, row.get('trip_headsign'), row.get('shape_id')].join('\n');
    if (!wanted.delete(tripId)) {
      if (taken.get(tripId) === content) errors.repeats('trips.txt');
      else if (taken.has(tripId)) errors.add(`${row.at} trip_id ${tripId} comes twice, and says something else`);
      continue;
    }
    taken.set(tripId, content);
    if (!routes.has(routeId)) errors.add(`${row.at} route_id ${routeId} is not in routes.txt`);
    if (!services.has(serviceId)) {
      idle.push({ at: row.at, tripId, serviceId });
      continue;
    }
    const raw = calls.get(tripId) ?? [];
    if (raw.length < 2) continue;
    const trip: Trip = {
      tripId,
      line: lineNumbers.of(routeId),
      service: serviceNumbers.of(serviceId),
      shape: feed.has('shapes.txt') && row.get('shape_id') ? shapeNumbers.of(row.get('shape_id')) : null,
      headsign: row.get('trip_headsign') || (stops.get(raw.at(-1)!.stopId)?.name ?? ''),
      calls: numbered(raw, stopNumbers),
    };
    trips.push(...repeated(trip, frequencies.get(tripId)));
  }
  for (const trip of wanted) errors.add(`stop_times.txt: trip_id ${trip} is not in trips.txt`);
  reportIdle(idle, trips.length > 0, errors);
  errors.check();
  return {
    notes: errors.notes,
    timeZone,
    trips,
    shapes: await readShapes(feed, shapeNumbers.ids, errors),
    stops: stopNumbers.ids.map((id) => {
      const { stopId, name, platform, lat, lon } = stops.get(id)!;
      const item = matched.get(id);
      return { stopId, name, platform, lat, lon, item: item ? { owner: item.owner, id: item.id } : null };
    }),
    lines: lineNumbers.ids.map((id) => routes.get(id)!),
    services: serviceNumbers.ids.map((id): Service => services.get(id)!),
  };
}

/** A trip whose service has no days. */
interface IdleTrip {
  at: string;
  tripId: string;
  serviceId: string;
}

const MOST_NAMED = 5;

/** Trips that never run are left out, unless no trip is left: then the calendars belong to another feed. */
function reportIdle(idle: readonly IdleTrip[], hasTrips: boolean, errors: FeedErrors): void {
  if (idle.length === 0) return;
  if (!hasTrips) {
    for (const { at, serviceId } of idle) errors.add(`${at} service_id ${serviceId} is in neither calendar`);
    return;
  }
  const names = idle.slice(0, MOST_NAMED).map(({ tripId, serviceId }) => `${tripId} (service ${serviceId})`);
  const rest = idle.length > MOST_NAMED ? ` and ${idle.length - MOST_NAMED} more` : '';
  errors.note(`trips.txt: left out, as their service is in neither calendar: ${names.join(', ')}${rest}`);
}

/** @throws FeedError if the last day of the feed is in the past */
function rejectExpired(services: ReadonlyMap<string, Service>, today: string): void {
  const last = [...services.values()].flatMap((one) => [one.weekdays ? one.lastDay : null, ...one.added]);
  const lastDay = last
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  if (lastDay !== undefined && lastDay < today)
    throw new FeedError([`the feed has expired: its last day was ${lastDay}`]);
}

/** Boarding is not possible at the last stop of a trip. */
const numbered = (raw: readonly RawCall[], numbers: Numbers) =>
  raw.map(({ seq, stopId, arrival, departure, isBoarding }, index) => ({
    seq,
    stop: numbers.of(stopId),
    arrival: arrival!,
    departure: departure!,
    isBoarding: isBoarding && index < raw.length - 1,
  }));

async function readTimeZone(feed: FeedFiles, errors: FeedErrors): Promise<string> {
  const zones = new Set<string>();
  for await (const row of readTable(feed, 'agency.txt', ['agency_name', 'agency_timezone']))
    zones.add(row.get('agency_timezone'));
  const [zone = ''] = zones;
  if (zones.size > 1) errors.add('agency.txt: all agencies must have one time zone');
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone || '?' });
  } catch {
    errors.add(`agency.txt: ${zone || 'nothing'} is no time zone`);
  }
  return zone;
}

async function readStops(feed: FeedFiles, errors: FeedErrors): Promise<Map<string, FeedStop>> {
  const stops = new Map<string, FeedStop>();
  for await (const row of readTable(feed, 'stops.txt', ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'])) {
    const kind = Number(row.get('location_type') || 0);
    if (kind > 1) continue;
    const position = positionOf(row.get('stop_lat'), row.get('stop_lon'));
    if (!position) {
      errors.add(
        `${row.at} stop ${row.get('stop_id')} has no position: ${row.get('stop_lat')}, ${row.get('stop_lon')}`,
      );
      continue;
    }
    const stop: FeedStop = {
      stopId: row.get('stop_id'),
      parentId: row.get('parent_station'),
      name: row.get('stop_name'),
      platform: row.get('platform_code'),
      ...position,
      kind,
    };
    setOnce(stops, stop.stopId, stop, 'stop_id', row.at, errors);
  }
  return stops;
}

async function readRoutes(feed: FeedFiles, errors: FeedErrors): Promise<Map<string, Timetable['lines'][number]>> {
  const routes = new Map<string, Timetable['lines'][number]>();
  for await (const row of readTable(feed, 'routes.txt', ['route_id', 'route_type'])) {
    const [shortName, longName, kind] = [
      row.get('route_short_name'),
      row.get('route_long_name'),
      Number(row.get('route_type')),
    ];
    if (!shortName && !longName) errors.add(`${row.at} route ${row.get('route_id')} has no name`);
    if (!Number.isInteger(kind)) errors.add(`${row.at} route_type ${row.get('route_type')} is no number`);
    const route = {
      routeId: row.get('route_id'),
      shortName,
      longName,
      kind,
      color: colorOf(row.get('route_color'), '#495057'),
      textColor: colorOf(row.get('route_text_color'), '#FFFFFF'),
    };
    setOnce(routes, route.routeId, route, 'route_id', row.at, errors);
  }
  return routes;
}

async function readShapes(feed: FeedFiles, ids: readonly string[], errors: FeedErrors): Promise<string[]> {
  if (ids.length === 0) return [];
  const points = new Map<string, { seq: number; lat: number; lon: number }[]>(ids.map((id) => [id, []]));
  for await (const row of readTable(feed, 'shapes.txt', [
    'shape_id',
    'shape_pt_lat',
    'shape_pt_lon',
    'shape_pt_sequence',
  ])) {
    const list = points.get(row.get('shape_id'));
    if (!list) continue;
    const position = positionOf(row.get('shape_pt_lat'), row.get('shape_pt_lon'));
    if (position) list.push({ seq: Number(row.get('shape_pt_sequence')), ...position });
    else errors.add(`${row.at} has no position: ${row.get('shape_pt_lat')}, ${row.get('shape_pt_lon')}`);
  }
  errors.check();
  return ids.map((id) =>
    encodePolyline(
      points
        .get(id)!
        .toSorted((a, b) => a.seq - b.seq)
        .map(({ lat, lon }): [number, number] => [lon, lat]),
    ),
  );
}
