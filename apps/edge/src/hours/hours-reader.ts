import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { TaskCrashError, TaskTimeoutError } from '@umkreis/serving/task-pool/task-errors.ts';
import { TaskPool } from '@umkreis/serving/task-pool/task-pool.ts';
import type { HoursFacts, HoursQuestion } from './hours-facts.ts';
import type { PlaceTags, TagsQuestion } from './place-tags.ts';

/** Evaluation timeout; typical hours take a few ms. */
const LONGEST_MS = 500;
/**
 * Delay before a value that timed out is evaluated again, ms: the machine may have been busy. It doubles each
 * time.
 */
const SOONEST_MS = 5000;
const LATEST_MS = 3_600_000;
/** Cache size of values that timed out, bytes: about 1000 of the longest */
const TIMED_OUT_BYTES = 1024 * 1024;
/** Heap limit of the worker, MB; a value that exceeds it terminates the worker. */
const MEMORY_MB = 96;
/** Each page and each badge request queues its own values. */
const MOST_QUEUED = 1000;

export interface HoursReader {
  /** null: not available now, since the evaluation exceeds the time or memory limit. */
  read(question: HoursQuestion): Promise<HoursFacts | null>;
  /** The same for a badge. */
  tags(question: TagsQuestion): Promise<PlaceTags | null>;
  close(): Promise<void>;
}

/**
 * Evaluates opening hours in a worker, sequentially and with a timeout, so that no value can block other
 * pages.
 * @param options.script the worker script; for tests
 * @param options.soonestMs delay before a value that timed out is evaluated again
 */
export function createHoursReader({
  script = new URL('./hours-worker.ts', import.meta.url),
  soonestMs = SOONEST_MS,
} = {}): HoursReader {
  const timedOut = new ByteCache<{ until: number; waitMs: number }>({ most: TIMED_OUT_BYTES, sizeOf: () => 32 });
  const pool = new TaskPool<HoursQuestion | TagsQuestion, unknown>({
    script,
    timeoutMs: LONGEST_MS,
    memoryMb: MEMORY_MB,
    mostQueued: MOST_QUEUED,
  });

  /** Values being evaluated: a second request for the same value waits for the result of the first. */
  const pending = new Map<string, Promise<unknown>>();

  async function inSequence<T>(question: HoursQuestion | TagsQuestion): Promise<T | null> {
    const value = valueOf(question);
    while (pending.has(value)) await pending.get(value);
    const result = evaluate<T>(value, question);
    pending.set(value, result);
    return result.finally(() => pending.delete(value));
  }

  async function evaluate<T>(value: string, question: HoursQuestion | TagsQuestion): Promise<T | null> {
    const before = timedOut.known(value);
    if (before && performance.now() < before.until) return null;
    try {
      const result = (await pool.run(question)) as T | null;
      timedOut.forget(value);
      return result;
    } catch (error) {
      if (error instanceof TaskTimeoutError || error instanceof TaskCrashError) {
        const waitMs = before ? Math.min(LATEST_MS, 2 * before.waitMs) : soonestMs;
        timedOut.set(value, '', { until: performance.now() + waitMs, waitMs });
      }
      return null;
    }
  }

  return {
    read: (question) => inSequence<HoursFacts>(question),
    tags: (question) => inSequence<PlaceTags>(question),
    close: () => pool.close(),
  };
}

const valueOf = (question: HoursQuestion | TagsQuestion) =>
  'value' in question ? question.value : [question.hours, question.operatingHours].join('\n');
