import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { MissedBeats } from './missed-beats.ts';
import { BEATS, DEBUGGED, type WatchdogOrders } from './watchdog.ts';

const STEPS_PER_LIMIT = 20;
const STDOUT = 1;

const { shared, limitMs, service } = workerData as WatchdogOrders;
const stepMs = limitMs / STEPS_PER_LIMIT;
const missed = new MissedBeats(stepMs);

setInterval(() => {
  const missedMs = missed.step(Atomics.load(shared, BEATS));
  if (missedMs < limitMs || Atomics.load(shared, DEBUGGED) === 1) return;
  report(missedMs);
  // process.exit() in a thread only ends the thread.
  process.kill(process.pid, 'SIGKILL');
}, stepMs);

/** Written directly, as the process's logger needs its event loop. */
function report(missedMs: number): void {
  const line = {
    level: 'fatal',
    time: new Date().toISOString(),
    service,
    pid: process.pid,
    blockedMs: Math.round(missedMs),
    msg: 'the event loop is blocked: the process is ended, to be started again',
  };
  try {
    writeSync(STDOUT, `${JSON.stringify(line)}\n`);
  } catch {
    // A full pipe doesn't keep the process alive.
  }
}
