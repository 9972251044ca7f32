import { LONGEST_HOURS } from '@umkreis/opening-hours/longest-hours.ts';
import { BoundedMap } from '@umkreis/opening-hours/bounded-map.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { TaskCrashError, TaskTimeoutError } from '@umkreis/serving/task-pool/task-errors.ts';
import { TaskPool } from '@umkreis/serving/task-pool/task-pool.ts';
import type { HoursQuestion } from './hours-thread.ts';

/** Parsing the longest value takes up to 70 ms, usual ones less than 1 ms. */
const TIMEOUT_MS = 2000;
const MEMORY_MB = 96;
/** A form has a few values; an import waits for each of its own. */
const MOST_QUEUED = 200;

/** One per process; its thread starts with the first hours to check. */
const pool = new TaskPool<HoursQuestion, string | undefined>({
  script: new URL('./hours-thread.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
  memoryMb: MEMORY_MB,
  mostQueued: MOST_QUEUED,
});

/** Values that were validated, as rows of an import often have equal ones; the position does not matter. */
const readable = new BoundedMap<true>(1000);

/**
 * Validates publicly proposed hours in a worker thread.
 * @returns the error, or undefined
 * @throws PoolBusyError if too many are queued
 */
export async function hoursError(value: string, place: OpeningPlace): Promise<string | undefined> {
  if (value.length > LONGEST_HOURS) return `longer than ${LONGEST_HOURS} characters`;
  const key = `${place.countryCode}|${place.state ?? ''}|${value}`;
  if (readable.get(key)) return undefined;
  try {
    const error = await pool.run({ value, place });
    if (error === undefined) readable.set(key, true);
    return error;
  } catch (error) {
    if (error instanceof TaskTimeoutError || error instanceof TaskCrashError) return 'takes too long to read';
    throw error;
  }
}
