import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
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
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    started.unref();
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    await once(started, 'message');
    return started;
  }

  async function evaluate<T>(question: HoursQuestion | TagsQuestion): Promise<T | null> {
    const value = valueOf(question);
    const before = refused.known(value);
    if (before && performance.now() < before.until) return null;
    const asked = (worker ??= await start());
    asked.postMessage(question);
    const answer = await Promise.race([answerOf<T>(asked), after(LONGEST_MS)]);
    if (answer !== undefined) {
      refused.forget(value);
      return answer;
    }
    worker = undefined;
    await asked.terminate();
    const waitMs = before ? Math.min(LATEST_MS, 2 * before.waitMs) : soonestMs;
    refused.keep(value, '', { until: performance.now() + waitMs, waitMs });
    return null;
  }

  function inTurn<T>(question: HoursQuestion | TagsQuestion): Promise<T | null> {
    const mine = last.then(() => evaluate<T>(question)).catch(() => null);
    last = mine;
    return mine;
  }

  return {
    read: (question) => inTurn<HoursFacts>(question),
    tags: (question) => inTurn<PlaceTags>(question),
    async close() {
      await worker?.terminate();
    },
  };
}

const valueOf = (question: HoursQuestion | TagsQuestion) =>
  'value' in question ? question.value : [question.hours, question.operatingHours].join('\n');

/** undefined: it ended without one. */
function answerOf<T>(worker: Worker): Promise<T | null | undefined> {
  return new Promise((resolve) => {
    const end = (facts?: T | null) => {
      worker.off('message', end).off('exit', gone);
      resolve(facts);
    };
    const gone = () => end();
    worker.on('message', end).on('exit', gone);
  });
}

const after = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
