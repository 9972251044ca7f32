/** A task that ended without a result, because of its input or because of how busy the pool is. */
export class TaskError extends Error {}

/** The task ran longer than a task may; its thread was terminated. */
export class TaskTimeoutError extends TaskError {
  constructor(timeoutMs: number) {
    super(`took longer than ${timeoutMs} ms`);
  }
}

/** The thread ended while the task ran: it needed more memory than a thread may use, or crashed. */
export class TaskCrashError extends TaskError {
  constructor(options?: ErrorOptions) {
    super('ended its thread, or needed too much memory', options);
  }
}

/** The task was not started: too many are queued already, or it was queued for too long. */
export class PoolBusyError extends TaskError {
  constructor() {
    super('too many tasks are queued');
  }
}
