export interface Limits {
  /** Total cost that may run concurrently; more expensive work runs alone. */
  atOnce: number;
  /** Maximum length of the queue. */
  maxQueued: number;
}

/** The queue is full. */
export class QueueFull extends Error {}

/** Runs work concurrently while its total cost fits; queues the rest up to a limit. */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #queued: { cost: number; start: () => void }[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws QueueFull immediately if the queue is full */
  async run<T>(cost: number, work: () => Promise<T>): Promise<T> {
    const share = Math.min(cost, this.#limits.atOnce);
    if (this.#queued.length > 0 || !this.#fits(share)) {
      if (this.#queued.length >= this.#limits.maxQueued) throw new QueueFull();
      await new Promise<void>((start) => {
        this.#queued.push({ cost: share, start });
      });
    } else this.#running += share;
    try {
      return await work();
    } finally {
      this.#running -= share;
      this.#next();
    }
  }

  #fits = (cost: number) => this.#running + cost <= this.#limits.atOnce;

  #next(): void {
    for (let first = this.#queued[0]; first && this.#fits(first.cost); first = this.#queued[0]) {
      this.#queued.shift();
      this.#running += first.cost;
      first.start();
    }
  }
}
