export interface Limits {
  /** What may run at once, in units of cost; dearer work runs alone. */
  atOnce: number;
  /** How many may wait. */
  waiting: number;
}

/** Too many wait already. */
export class QueueFull extends Error {}

/** Lets pieces of work run while what they cost fits together; the others wait in line, so many and no more. */
export class Turns {
  readonly #limits: Limits;
  readonly #waiting: { cost: number; start: () => void }[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws QueueFull at once, when the line is full */
  async run<T>(cost: number, work: () => Promise<T>): Promise<T> {
    const share = Math.min(cost, this.#limits.atOnce);
    if (this.#waiting.length > 0 || !this.#fits(share)) {
      if (this.#waiting.length >= this.#limits.waiting) throw new QueueFull();
      await new Promise<void>((start) => {
        this.#waiting.push({ cost: share, start });
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
    for (let first = this.#waiting[0]; first && this.#fits(first.cost); first = this.#waiting[0]) {
      this.#waiting.shift();
      this.#running += first.cost;
      first.start();
    }
  }
}
