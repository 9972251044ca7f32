import type { FastifyBaseLogger } from 'fastify';
import { TaskPool } from '@umkreis/serving/task-pool/task-pool.ts';
import type { TripUpdate } from './trip-updates.ts';

interface LiveCall {
  tripId: string;
  /** Service day, YYYY-MM-DD. */
  day: string;
  stopId: string;
  seq: number;
  /** ISO instant */
  planned: string;
}
interface LiveCallStatus {
  expected: string | null;
  isCancelled: boolean;
}
export type Live = (call: LiveCall) => LiveCallStatus;

const FRESH_MS = 20_000;
const TIMEOUT_MS = 3000;
/** Older data are ignored. */
const USELESS_MS = 180_000;
const LARGEST_BYTES = 30_000_000;
/** A source is paused after this many consecutive failures. */
const MOST_FAILURES = 5;
const PAUSE_MS = 600_000;

/** One per process: only one source is parsed at a time. */
const pool = new TaskPool<Uint8Array, ReadonlyMap<string, string>>({
  script: new URL('./trip-updates-thread.ts', import.meta.url),
  timeoutMs: 10_000,
  memoryMb: 384,
  mostQueued: 32,
});

interface Source {
  /** Time of the next allowed request, as of `performance.now()`. */
  next: number;
  got: number;
  live: Live | undefined;
  failures: number;
  request?: Promise<void>;
}

/**
 * Real-time data by branch, fetched on demand at most every 20 s; every ten minutes for a source that keeps
 * failing.
 * @returns undefined if none are configured or available
 */
export function createRealtime(
  urls: ReadonlyMap<number, string>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (branch: number) => Promise<Live | undefined> {
  const sources = new Map<number, Source>();

  async function refresh(branch: number, url: string, source: Source): Promise<void> {
    source.next = performance.now() + FRESH_MS;
    try {
      source.live = await load(url);
      source.got = performance.now();
      source.failures = 0;
    } catch (error) {
      source.failures++;
      if (source.failures < MOST_FAILURES) return;
      source.next = performance.now() + PAUSE_MS;
      log.warn({ branch, url, err: error, failures: source.failures }, 'real-time data are paused for 10 minutes');
    } finally {
      source.request = undefined;
    }
  }

  return async (branch) => {
    const url = urls.get(branch);
    if (!url) return undefined;
    const source: Source = sources.get(branch) ?? { next: 0, got: -Infinity, live: undefined, failures: 0 };
    sources.set(branch, source);
    if (performance.now() >= source.next) source.request = refresh(branch, url, source);
    await source.request;
    return performance.now() - source.got < USELESS_MS ? source.live : undefined;
  };
}

async function load(url: string): Promise<Live> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const bytes = await readBounded(response.body, url);
  const trips = await pool.run(bytes, [bytes.buffer]);
  return liveOf((tripId) => {
    const text = trips.get(tripId);
    return text === undefined ? [] : (JSON.parse(text) as TripUpdate[]);
  });
}

/** @throws Error if a source sends more than the limit */
async function readBounded(body: AsyncIterable<Uint8Array>, url: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > LARGEST_BYTES) throw new Error(`${url} sent more than ${LARGEST_BYTES} bytes`);
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Real-time status of a call: its own time, else the delay of the previous stop, else that of the trip.
 * @param updatesOf updates of a trip
 */
export function liveOf(updatesOf: (tripId: string) => readonly TripUpdate[]): Live {
  return ({ tripId, day, stopId, seq, planned }) => {
    const update = updatesOf(tripId.replace(/#\d+$/, '')).find((one) => one.day === null || one.day === day);
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
