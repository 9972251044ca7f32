import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { attackByCalendars, type CalendarTarget } from './calendar-attacks.ts';

// A separate thread, as the visitor is timed in the event loop of the benchmark.
const attack = await attackByCalendars(workerData as CalendarTarget);
parentPort!.postMessage('started');
await once(parentPort!, 'message');
parentPort!.postMessage(await attack.stop());
parentPort!.unref();
