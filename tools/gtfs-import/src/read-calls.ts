import type { FeedErrors } from './feed-error.ts';
import type { FeedFiles } from './feed-files.ts';
import { readTable } from './read-table.ts';
import { secondsOf } from './values.ts';

/** A call before its stop is numbered; times may be missing between two given ones. */
export interface RawCall {
  seq: number;
  stopId: string;
  arrival: number | null;
  departure: number | null;
  isBoarding: boolean;
}

const columns = ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'];
/** Maximum for a branch's part of a feed; more would be that of a whole country. */
const MOST_CALLS = 4_000_000;
const HIGHEST_SEQUENCE = 32_767;

/** Trips that call at one of the stops. */
export async function tripsAt(feed: FeedFiles, stops: ReadonlySet<string>): Promise<Set<string>> {
  const trips = new Set<string>();
  for await (const row of readTable(feed, 'stop_times.txt', columns))
    if (stops.has(row.get('stop_id'))) trips.add(row.get('trip_id'));
  return trips;
}

/** All calls of the trips, in order, by trip id. */
export async function readCalls(
  feed: FeedFiles,
  trips: ReadonlySet<string>,
  existingStops: ReadonlySet<string>,
  errors: FeedErrors,
): Promise<Map<string, RawCall[]>> {
  const calls = new Map<string, RawCall[]>();
  let count = 0;
  for await (const row of readTable(feed, 'stop_times.txt', columns)) {
    const trip = row.get('trip_id');
    if (!trips.has(trip)) continue;
    const [arrival, departure] = [row.get('arrival_time'), row.get('departure_time')];
    const [arrivalS, departureS] = [secondsOf(arrival), secondsOf(departure)];
    if ((arrival && arrivalS === null) || (departure && departureS === null))
      errors.add(`${row.at} ${arrivalS === null && arrival ? arrival : departure} is no time`);
    if (arrivalS !== null && departureS !== null && departureS < arrivalS)
      errors.add(`${row.at} departs at ${departure}, before it arrives at ${arrival}`);
    if (!existingStops.has(row.get('stop_id')))
      errors.add(`${row.at} stop_id ${row.get('stop_id')} is not in stops.txt`);
    const seq = Number(row.get('stop_sequence'));
    if (!Number.isInteger(seq) || seq < 0 || seq > HIGHEST_SEQUENCE)
      errors.add(`${row.at} stop_sequence ${row.get('stop_sequence')} is no whole number up to ${HIGHEST_SEQUENCE}`);
    const list = calls.get(trip) ?? [];
    list.push({
      seq,
      stopId: row.get('stop_id'),
      arrival: arrivalS ?? departureS,
      departure: departureS ?? arrivalS,
      isBoarding: row.get('pickup_type') !== '1',
    });
    calls.set(trip, list);
    if (++count === MOST_CALLS) {
      errors.add(`stop_times.txt has more than ${MOST_CALLS} calls on the trips of this branch`);
      errors.check();
    }
  }
  for (const [trip, list] of calls) {
    list.sort((a, b) => a.seq - b.seq);
    dropRepeated(list, errors);
    checkOrder(trip, list, errors);
    fillTimes(list);
  }
  return calls;
}

/** Removes consecutive duplicate calls. */
function dropRepeated(list: RawCall[], errors: FeedErrors): void {
  for (let at = list.length - 1; at > 0; at--) {
    if (JSON.stringify(list[at]) !== JSON.stringify(list[at - 1])) continue;
    list.splice(at, 1);
    errors.repeats('stop_times.txt');
  }
}

function checkOrder(trip: string, list: readonly RawCall[], errors: FeedErrors): void {
  if (list.length < 2) return;
  if (list[0]!.departure === null || list.at(-1)!.arrival === null)
    errors.add(`stop_times.txt: trip ${trip} has no time at its first or last stop`);
  let last = -1;
  for (const [index, { seq, arrival, departure }] of list.entries()) {
    if (index > 0 && seq === list[index - 1]!.seq)
      errors.add(`stop_times.txt: trip ${trip} has stop_sequence ${seq} twice, with different calls`);
    if (arrival !== null && arrival < last)
      errors.add(`stop_times.txt: trip ${trip} goes back in time at stop_sequence ${seq}`);
    last = departure ?? last;
  }
}

/** Interpolates missing times evenly. */
function fillTimes(list: RawCall[]): void {
  let from = 0;
  for (let to = 1; to < list.length; to++) {
    if (list[to]!.arrival === null) continue;
    const [start, end] = [list[from]!.departure, list[to]!.arrival!];
    for (let between = from + 1; start !== null && between < to; between++) {
      const time = Math.round(start + ((end - start) * (between - from)) / (to - from));
      list[between]!.arrival = list[between]!.departure = time;
    }
    from = to;
  }
}
