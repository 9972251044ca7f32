import type { Departure } from '@umkreis/contract/departure.ts';
import type { Db } from '@umkreis/db/database.ts';
import { plannedDepartures, type PlannedDeparture } from './departures.repository.ts';
import type { Live } from './realtime.ts';
import type { Feed } from './timetable-feeds.ts';

/** Departures that are later than this are ignored. */
const LATEST_MS = 2 * 3_600_000;
/** Number of departures read beyond the limit, as some leave early or have left. */
const EXTRA = 20;
/** Maximum departures that may be late at the same time. */
const MOST_LATE = 400;

/**
 * Departures of stops from an instant on, sorted by expected time: a late bus is listed until it has left.
 * @param live real-time data; undefined: scheduled times only
 */
export async function nextDepartures(
  db: Db,
  feed: Feed,
  stops: readonly number[],
  { at, limit, live }: { at: Date; limit: number; live: Live | undefined },
): Promise<Departure[]> {
  if (!live) return (await plannedDepartures(db, feed, stops, { at, limit })).map(toDeparture);
  const before = new Date(at.getTime() - LATEST_MS);
  const planned = [
    ...(await plannedDepartures(db, feed, stops, { at: before, until: at, limit: MOST_LATE })),
    ...(await plannedDepartures(db, feed, stops, { at, limit: limit + EXTRA })),
  ];
  return planned
    .map((one) => ({ ...one, ...live(one) }))
    .filter((one) => departureMs(one) >= at.getTime())
    .toSorted((a, b) => departureMs(a) - departureMs(b))
    .slice(0, limit)
    .map(toDeparture);
}

/** When a departure leaves or, if cancelled, would have left; ms since 1970. */
const departureMs = ({ planned, expected, isCancelled }: Departure) =>
  Date.parse(isCancelled ? planned : (expected ?? planned));

const toDeparture = ({ day: _day, stopId: _stopId, seq: _seq, ...departure }: PlannedDeparture): Departure => departure;
