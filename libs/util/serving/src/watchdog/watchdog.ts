import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/**
 * Shared memory of the process and its watchdog: number of event loop beats, and whether a debugger may pause it.
 */
export const BEATS = 0;
export const DEBUGGED = 1;

export interface WatchdogOrders {
  shared: Int32Array;
  /** ms. */
  limitMs: number;
  /** edge, api or jobs */
  service: string;
}

/** Beats within the time limit. */
const BEATS_PER_LIMIT = 10;

/**
 * Kills this process with SIGKILL when its event loop is blocked for the time limit, after logging it; the
 * supervisor restarts it. A worker thread watches independently of the event loop. Start it once the process
 * listens, as long synchronous work before is legitimate.
 * @param limitMs 0: disabled
 * @returns stops the watchdog
 */
export function startWatchdog({ limitMs, service }: Omit<WatchdogOrders, 'shared'>): () => Promise<void> {
  if (limitMs === 0) return async () => {};
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = () => {
    Atomics.store(shared, DEBUGGED, inspector.url() === undefined ? 0 : 1);
    Atomics.add(shared, BEATS, 1);
  };
  beat();
  const timer = setInterval(beat, limitMs / BEATS_PER_LIMIT);
  timer.unref();
  const orders: WatchdogOrders = { shared, limitMs, service };
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: orders,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  thread.unref();
  // Without its thread there is no watchdog, but the process still serves.
  thread.on('error', () => {});
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}
