import type { Transferable } from 'node:worker_threads';
import { PoolBusyError, TaskCrashError } from './task-errors.ts';
import { TaskThread, type ThreadLimits } from './task-thread.ts';

interface Options extends ThreadLimits {
  /** Script of the threads, which calls `answerTasks` */
  script: URL;
  /** Threads at most; they start when tasks need them, and stay */
  threads?: number;
  /** Tasks that are queued at most */
  mostQueued: number;
  /** A task is queued this long at most, ms */
  queueTimeoutMs?: number;
}

interface Task<Input, Result> {
  input: Input;
  transfer: readonly Transferable[];
  resolve(result: Result): void;
  reject(error: unknown): void;
  timer: NodeJS.Timeout;
}

const QUEUE_TIMEOUT_MS = 10_000;

/**
 * Works on untrusted input in worker threads, within limits that are set before the work starts: time, memory, and how
 * much may be queued. Only the time in which a task runs counts against it, not the queue and not the start of a
 * thread. A thread whose task exceeds a limit is terminated; the next task gets a new one.
 */
export class TaskPool<Input, Result> {
  readonly #options: Options;
  readonly #queue: Task<Input, Result>[] = [];
  readonly #idle: TaskThread<Input, Result>[] = [];
  /** Threads that start, run a task or are idle */
  #threads = 0;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @throws PoolBusyError: nothing was done, it may be tried again. TaskTimeoutError, TaskCrashError: because of the
   *   input. TaskError with the message of what the task threw
   */
  run(input: Input, transfer: readonly Transferable[] = []): Promise<Result> {
    if (this.#isClosed || this.#queue.length >= this.#options.mostQueued) return Promise.reject(new PoolBusyError());
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(task), 1);
        reject(new PoolBusyError());
      }, this.#options.queueTimeoutMs ?? QUEUE_TIMEOUT_MS);
      const task = { input, transfer, resolve, reject, timer };
      this.#queue.push(task);
      this.#next();
    });
  }

  /** Ends the threads, with what they do. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { timer, reject } of this.#queue.splice(0)) {
      clearTimeout(timer);
      reject(new PoolBusyError());
    }
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const thread = this.#idle.pop();
      if (!thread) {
        if (this.#threads < (this.#options.threads ?? 1)) void this.#start();
        return;
      }
      if (thread.hasEnded) this.#threads--;
      else void this.#run(thread, this.#take());
    }
  }

  #take(): Task<Input, Result> {
    const task = this.#queue.shift()!;
    clearTimeout(task.timer);
    return task;
  }

  async #start(): Promise<void> {
    this.#threads++;
    try {
      const thread = await TaskThread.start<Input, Result>(this.#options.script, this.#options);
      if (this.#isClosed) return await thread.end();
      this.#idle.push(thread);
    } catch (error) {
      this.#threads--;
      // Every further start would fail alike.
      while (this.#queue.length > 0) this.#take().reject(new TaskCrashError({ cause: error }));
    }
    this.#next();
  }

  async #run(thread: TaskThread<Input, Result>, { input, transfer, resolve, reject }: Task<Input, Result>) {
    await thread.run(input, transfer).then(resolve, reject);
    if (this.#isClosed) return void thread.end();
    if (thread.hasEnded) this.#threads--;
    else this.#idle.push(thread);
    this.#next();
  }
}
