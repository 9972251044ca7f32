/** A task that ended without a result, because of its input or the load of the pool. */
export class TaskError extends Error {}

/** The task exceeded its time limit; its thread was terminated. */
export class TaskTimeoutError extends TaskError {
  constructor(timeoutMs: number) {
    super(`took longer than ${timeoutMs} ms`);
  }
}

/** The thread ended while the task ran: it exceeded its memory limit or crashed. */
export class TaskCrashError extends TaskError {
  constructor(options?: ErrorOptions) {
    super('ended its thread, or needed too much memory', options);
  }
}

/** The task was not started: the queue is full, or it was queued too long. */
export class PoolBusyError extends TaskError {
  constructor() {
    super('too many tasks are queued');
  }
}
