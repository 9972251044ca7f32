import { readTripUpdates, type TripUpdate } from './trip-updates.ts';

export interface LiveCall {
  tripId: string;
  /** Day of service, YYYY-MM-DD */
  day: string;
  stopId: string;
  seq: number;
  /** ISO instant */
  planned: string;
}
export interface LiveAnswer {
  expected: string | null;
  isCancelled: boolean;
}
export type Live = (call: LiveCall) => LiveAnswer;

const FRESH_MS = 20_000;
const TIMEOUT_MS = 3000;
/** Older data say nothing any more. */
const USELESS_MS = 180_000;
const LARGEST_BYTES = 30_000_000;

/**
 * Real-time data by branch, asked for when somebody wants to know, at most every 20 s.
 * @returns undefined where none are configured, or none are to be had
 */
export function createRealtime(urls: ReadonlyMap<number, string>): (branch: number) => Promise<Live | undefined> {
  const known = new Map<number, { asked: number; got: number; live: Live | undefined; asking?: Promise<void> }>();
  return async (branch) => {
    const url = urls.get(branch);
    if (!url) return undefined;
    const state = known.get(branch) ?? { asked: -Infinity, got: -Infinity, live: undefined };
    known.set(branch, state);
    if (performance.now() - state.asked > FRESH_MS) {
      state.asked = performance.now();
      state.asking = load(url)
        .then(
          (live) => {
            state.live = live;
            state.got = performance.now();
          },
          () => {},
        )
        .finally(() => {
          state.asking = undefined;
        });
    }
    await state.asking;
    return performance.now() - state.got < USELESS_MS ? state.live : undefined;
  };
}

async function load(url: string): Promise<Live> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > LARGEST_BYTES) throw new Error(`${url} sent ${bytes.length} bytes`);
  return liveOf(readTripUpdates(bytes));
}

/** What trip updates say of a call: its own time, else the delay of the stop before it, else that of the trip. */
export function liveOf(updates: readonly TripUpdate[]): Live {
  const byTrip = Map.groupBy(updates, (update) => update.tripId);
  return ({ tripId, day, stopId, seq, planned }) => {
    const update = byTrip.get(tripId.replace(/#\d+$/, ''))?.find((one) => one.day === null || one.day === day);
    if (!update) return { expected: null, isCancelled: false };
    const own = update.stops.find((stop) => stop.seq === seq || (stop.seq === null && stop.stopId === stopId));
    const before = update.stops
      .filter((stop) => stop.seq !== null && stop.seq <= seq)
      .toSorted((a, b) => b.seq! - a.seq!)[0];
    const delayS = own?.delayS ?? before?.delayS ?? update.delayS;
    const time = own?.time ? own.time * 1000 : delayS === null ? null : Date.parse(planned) + delayS * 1000;
    return {
      expected: time === null ? null : new Date(time).toISOString(),
      isCancelled: update.isCancelled || (own?.isSkipped ?? false),
    };
  };
}
