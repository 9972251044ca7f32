import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** What the process and its watchdog share: how often the event loop has turned, and whether a debugger may stop it. */
export const BEATS = 0;
export const DEBUGGED = 1;

export interface WatchdogOrders {
  shared: Int32Array;
  /** ms */
  limitMs: number;
  /** edge, api or jobs */
  service: string;
}

/** So many beats fit into the time after which a process is ended. */
const BEATS_PER_LIMIT = 10;

/**
 * Ends this process with SIGKILL when its event loop stands still for the time, after a line in its log; whoever runs
 * it starts it again. A worker thread watches, which goes on while the event loop does not. To be started when the
 * process listens: long synchronous work before is no reason.
 * @param limitMs 0: nobody watches
 * @returns ends the watch
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
  // Without its thread nobody watches; the process serves on.
  thread.on('error', () => {});
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}
