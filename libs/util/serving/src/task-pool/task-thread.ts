import { once } from 'node:events';
import { Worker, type Transferable } from 'node:worker_threads';
import type { TaskOutcome } from './answer-tasks.ts';
import { TaskCrashError, TaskError, TaskTimeoutError } from './task-errors.ts';

export interface ThreadLimits {
  /** Maximum duration of a task, ms of wall-clock time. */
  timeoutMs: number;
  /** Heap of the thread, MB. Excludes buffers, so the input has to be bounded. */
  memoryMb: number;
}

const YOUNG_MB = 16;

/** A worker thread that runs one task at a time and is terminated when one exceeds its limits. */
export class TaskThread<Input, Result> {
  readonly #worker: Worker;
  readonly #timeoutMs: number;
  #hasEnded = false;
  #crash: unknown;

  private constructor(script: URL, { timeoutMs, memoryMb }: ThreadLimits) {
    this.#timeoutMs = timeoutMs;
    this.#worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: Math.min(YOUNG_MB, memoryMb) },
    });
    this.#worker.unref();
    this.#worker.on('error', (error) => {
      this.#crash = error;
    });
    this.#worker.once('exit', () => {
      this.#hasEnded = true;
    });
  }

  /** Resolves when the script is loaded. @throws the error of loading it */
  static async start<Input, Result>(script: URL, limits: ThreadLimits): Promise<TaskThread<Input, Result>> {
    const thread = new TaskThread<Input, Result>(script, limits);
    await Promise.race([
      once(thread.#worker, 'message'),
      once(thread.#worker, 'exit').then(() => Promise.reject(new TaskCrashError({ cause: thread.#crash }))),
    ]);
    return thread;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /**
   * @param transfer buffers of the input that are transferred instead of copied
   * @throws TaskTimeoutError, TaskCrashError: the thread has ended. TaskError with the message of the task's error
   */
  async run(input: Input, transfer: readonly Transferable[] = []): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<TaskOutcome<Result>>();
    const onExit = () => reject(new TaskCrashError({ cause: this.#crash }));
    // A result that has already arrived is read before the check phase, so that a busy event loop does not count as
    // a timeout of the task.
    const timer = setTimeout(() => setImmediate(() => reject(new TaskTimeoutError(this.#timeoutMs))), this.#timeoutMs);
    this.#worker.once('message', resolve).once('exit', onExit);
    try {
      this.#worker.postMessage(input, [...transfer]);
      const outcome = await promise;
      if ('error' in outcome) throw new TaskError(outcome.error);
      return outcome.result;
    } catch (error) {
      if (error instanceof TaskTimeoutError) await this.end();
      throw error;
    } finally {
      clearTimeout(timer);
      this.#worker.off('message', resolve).off('exit', onExit);
    }
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker.terminate();
  }
}
