import type { FeedErrors } from './feed-error.ts';
import type { FeedFiles } from './feed-files.ts';
import { readTable } from './read-table.ts';
import type { Trip } from './timetable.ts';
import { secondsOf } from './values.ts';

export interface Frequency {
  from: number;
  to: number;
  everyS: number;
}

/** Minimum headway, s. */
const SHORTEST_S = 30;

/** Repetitions of trips by trip id, from frequencies.txt. */
export async function readFrequencies(
  feed: FeedFiles,
  trips: ReadonlySet<string>,
  errors: FeedErrors,
): Promise<Map<string, Frequency[]>> {
  const found = new Map<string, Frequency[]>();
  if (!feed.has('frequencies.txt')) return found;
  for await (const row of readTable(feed, 'frequencies.txt', ['trip_id', 'start_time', 'end_time', 'headway_secs'])) {
    if (!trips.has(row.get('trip_id'))) continue;
    const [from, to, everyS] = [
      secondsOf(row.get('start_time')),
      secondsOf(row.get('end_time')),
      Number(row.get('headway_secs')),
    ];
    if (from === null || to === null || to < from || !(everyS >= SHORTEST_S))
      errors.add(
        `${row.at} ${row.get('start_time')}–${row.get('end_time')} every ${row.get('headway_secs')} s is not a time range with at least ${SHORTEST_S} s between two trips`,
      );
    else found.set(row.get('trip_id'), [...(found.get(row.get('trip_id')) ?? []), { from, to, everyS }]);
  }
  return found;
}

/**
 * A trip, or its repetitions with the same calls at other times. Each is identified by trip id and start time.
 */
export function repeated(trip: Trip, frequencies: readonly Frequency[] | undefined): Trip[] {
  if (!frequencies) return [trip];
  const first = trip.calls[0]!.departure;
  return frequencies.flatMap(({ from, to, everyS }) =>
    Array.from({ length: Math.ceil((to - from) / everyS) }, (_, run) => {
      const shift = from + run * everyS - first;
      return {
        ...trip,
        tripId: `${trip.tripId}#${from + run * everyS}`,
        calls: trip.calls.map((call) => ({
          ...call,
          arrival: call.arrival + shift,
          departure: call.departure + shift,
        })),
      };
    }),
  );
}
