import { TaskCrashError, TaskTimeoutError } from '@umkreis/serving/task-pool/task-errors.ts';
import { TaskPool } from '@umkreis/serving/task-pool/task-pool.ts';
import type { CalendarResult, CalendarQuestion } from './calendar-thread.ts';
import { NoCalendarError, type CalendarReading } from './read-calendar.ts';

/** The largest calendar takes about a second; the thread has the lowest priority. */
const TIMEOUT_MS = 10_000;
const MEMORY_MB = 128;
const MOST_QUEUED = 16;
const QUEUE_TIMEOUT_MS = 20_000;

/** One per process: only one calendar is parsed at a time. */
const pool = new TaskPool<CalendarQuestion, CalendarResult>({
  script: new URL('./calendar-thread.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
  memoryMb: MEMORY_MB,
  mostQueued: MOST_QUEUED,
  queueTimeoutMs: QUEUE_TIMEOUT_MS,
});

/**
 * Reads a calendar like `readCalendar` in a worker thread, so that no text can block requests.
 * @throws NoCalendarError with the reason, also for a text that takes too much time or memory
 * @throws PoolBusyError if too many calendars are queued
 */
export async function readInThread(text: string, timeZone: string, now: Date): Promise<CalendarReading> {
  const result = await pool.run({ text, timeZone, now }).catch((error: unknown) => {
    if (error instanceof TaskTimeoutError) throw new NoCalendarError('takes too long to read');
    if (error instanceof TaskCrashError) throw new NoCalendarError('takes too much memory to read');
    throw error;
  });
  if ('fault' in result) throw new NoCalendarError(result.fault);
  return result;
}
