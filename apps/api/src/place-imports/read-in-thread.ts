import type { PlaceTable } from '@umkreis/contract/place-file.ts';
import { PlaceFileError } from '@umkreis/place-files/reading/place-file-error.ts';
import { TaskCrashError, TaskTimeoutError } from '@umkreis/serving/task-pool/task-errors.ts';
import { TaskPool } from '@umkreis/serving/task-pool/task-pool.ts';
import type { PlaceFileResult } from './place-file-thread.ts';

/** Large spreadsheets take seconds. */
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;
const MOST_QUEUED = 8;
const QUEUE_TIMEOUT_MS = 30_000;

/** One per process: only one file is read at a time. */
const pool = new TaskPool<Uint8Array<ArrayBuffer>, PlaceFileResult>({
  script: new URL('./place-file-thread.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
  memoryMb: MEMORY_MB,
  mostQueued: MOST_QUEUED,
  queueTimeoutMs: QUEUE_TIMEOUT_MS,
});

/**
 * Reads a file of places in a worker thread, so that no file can block requests.
 * @throws PlaceFileError, also for a file that takes too much time or memory
 * @throws PoolBusyError if too many files are queued
 */
export async function readInThread(bytes: Uint8Array<ArrayBuffer>): Promise<PlaceTable> {
  const result = await pool.run(bytes).catch((error: unknown) => {
    if (error instanceof TaskTimeoutError || error instanceof TaskCrashError)
      throw new PlaceFileError('too-large', { cause: error });
    throw error;
  });
  if ('fault' in result) throw new PlaceFileError(result.fault);
  return result;
}
