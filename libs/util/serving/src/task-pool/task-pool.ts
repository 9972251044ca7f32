import type { Transferable } from 'node:worker_threads';
import { PoolBusyError, TaskCrashError } from './task-errors.ts';
import { TaskThread, type ThreadLimits } from './task-thread.ts';

interface Options extends ThreadLimits {
  /** Script of the threads, which calls `handleTasks`. */
  script: URL;
  /** Maximum threads; they are started on demand and reused. */
  threads?: number;
  /** Maximum queued tasks. */
  mostQueued: number;
  /** Maximum time in the queue, ms. */
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
 * Processes untrusted input in worker threads within fixed limits on time, memory and queue length. Only the
 * running time of a task counts, not the queue or the start of a thread. A thread whose task exceeds a limit is
 * terminated; the next task gets a new one.
 */
export class TaskPool<Input, Result> {
  readonly #options: Options;
  readonly #queue: Task<Input, Result>[] = [];
  readonly #idle: TaskThread<Input, Result>[] = [];
  /** Threads that are starting, running a task or idle. */
  #threads = 0;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @throws PoolBusyError: nothing was done, a retry may succeed. TaskTimeoutError, TaskCrashError: caused by the
   * input. TaskError with the message of the task's error
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

  /** Terminates the threads and their tasks. */
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
      // Every further start would fail in the same way.
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
