import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { TaskCrashError, TaskTimeoutError } from '@umkreis/serving/task-pool/task-errors.ts';
import { TaskPool } from '@umkreis/serving/task-pool/task-pool.ts';
import type { HoursFacts, HoursQuestion } from './hours-facts.ts';
import type { PlaceTags, TagsQuestion } from './place-tags.ts';

/** Usual hours take a few ms. */
const LONGEST_MS = 500;
/**
 * So long a value that took too long is not tried again the first time, ms: the machine may have been busy. Each time
 * after, twice as long.
 */
const SOONEST_MS = 5000;
const LATEST_MS = 3_600_000;
/** Of values that took too long, bytes: about a thousand of the longest */
const MOST_REFUSED = 1024 * 1024;
/** The worker's heap; a value that needs more ends it. MB */
const MEMORY_MB = 96;
/** Each page and each list of badges waits for its own values. */
const MOST_QUEUED = 1000;

export interface HoursReader {
  /** null: not to be had now, as it takes too long or more memory than a page is worth. */
  read(question: HoursQuestion): Promise<HoursFacts | null>;
  /** The same of what a badge says. */
  tags(question: TagsQuestion): Promise<PlaceTags | null>;
  close(): Promise<void>;
}

/**
 * Evaluates hours beside the event loop, one value after the other, each within a time: whatever an editor wrote, the
 * others' pages go on.
 * @param options.script the worker's; for tests
 * @param options.soonestMs a value that took too long is tried again after this
 */
export function createHoursReader({
  script = new URL('./hours-worker.ts', import.meta.url),
  soonestMs = SOONEST_MS,
} = {}): HoursReader {
  const refused = new ByteCache<{ until: number; waitMs: number }>({ most: MOST_REFUSED, sizeOf: () => 32 });
  const pool = new TaskPool<HoursQuestion | TagsQuestion, unknown>({
    script,
    timeoutMs: LONGEST_MS,
    memoryMb: MEMORY_MB,
    mostQueued: MOST_QUEUED,
  });

  /** Values that are evaluated now: a second question about one waits, so that its failure is known. */
  const pending = new Map<string, Promise<unknown>>();

  async function inTurn<T>(question: HoursQuestion | TagsQuestion): Promise<T | null> {
    const value = valueOf(question);
    while (pending.has(value)) await pending.get(value);
    const answer = evaluate<T>(value, question);
    pending.set(value, answer);
    return answer.finally(() => pending.delete(value));
  }

  async function evaluate<T>(value: string, question: HoursQuestion | TagsQuestion): Promise<T | null> {
    const before = refused.known(value);
    if (before && performance.now() < before.until) return null;
    try {
      const answer = (await pool.run(question)) as T | null;
      refused.forget(value);
      return answer;
    } catch (error) {
      if (error instanceof TaskTimeoutError || error instanceof TaskCrashError) {
        const waitMs = before ? Math.min(LATEST_MS, 2 * before.waitMs) : soonestMs;
        refused.keep(value, '', { until: performance.now() + waitMs, waitMs });
      }
      return null;
    }
  }

  return {
    read: (question) => inTurn<HoursFacts>(question),
    tags: (question) => inTurn<PlaceTags>(question),
    close: () => pool.close(),
  };
}

const valueOf = (question: HoursQuestion | TagsQuestion) =>
  'value' in question ? question.value : [question.hours, question.operatingHours].join('\n');
