/** Too many wait already, or it took too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** The client's own bound was reached, not that of all. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'too many at once from one address' : 'too many at once');
    this.isOwn = isOwn;
  }
}

interface Options {
  /** Turns in use at once, of all clients */
  atOnce: number;
  /** Of one client while no other asks; it must be less than `atOnce`, so that one is never all */
  perClient: number;
  /** Of one client while others ask as well: its calls take time from theirs, wherever they are worked on */
  shared: number;
  /** Waiting of one client */
  waitingPerClient: number;
  /** ms */
  longestWait: number;
}

/** A client that has asked within this time counts as one that asks, ms. */
const RECENT_MS = 5000;

interface Waiting {
  start(): void;
  fail(): void;
}

interface Line {
  running: number;
  waiting: Set<Waiting>;
}

/**
 * Turns at something of which there is little, shared among clients: each has a bound of its own, and those that wait
 * are taken client by client, whoever has asked most.
 */
export class FairTurns {
  readonly #options: Options;
  readonly #lines = new Map<string, Line>();
  #running = 0;
  /** The two clients that asked last */
  #last = { client: '', at: 0 };
  #before = { client: '', at: 0 };

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns gives the turn back; may be called again @throws BusyError */
  async take(client: string): Promise<() => void> {
    const line = this.#lines.get(client) ?? { running: 0, waiting: new Set() };
    this.#lines.set(client, line);
    if (this.#last.client !== client) this.#before = this.#last;
    this.#last = { client, at: Date.now() };
    if (this.#running < this.#options.atOnce && line.running < this.#mostOf(client)) return this.#start(client, line);
    if (line.waiting.size >= this.#options.waitingPerClient) throw new BusyError(true);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve(this.#start(client, line));
        },
        fail: () => {
          line.waiting.delete(one);
          this.#tidy(client, line);
          reject(new BusyError(line.running >= this.#mostOf(client)));
        },
      };
      const timer = setTimeout(one.fail, this.#options.longestWait);
      line.waiting.add(one);
    });
  }

  /** @throws BusyError, or what the work throws */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const give = await this.take(client);
    try {
      return await work();
    } finally {
      give();
    }
  }

  #start(client: string, line: Line): () => void {
    this.#running++;
    line.running++;
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#running--;
      line.running--;
      this.#next();
      this.#tidy(client, line);
    };
  }

  /** A client that got its turn goes to the end of the round. */
  #next(): void {
    if (this.#running >= this.#options.atOnce) return;
    for (const [client, line] of this.#lines) {
      const [first] = line.waiting;
      if (!first || line.running >= this.#mostOf(client)) continue;
      this.#lines.delete(client);
      this.#lines.set(client, line);
      line.waiting.delete(first);
      first.start();
      return;
    }
  }

  /** What runs, and what waits for its turn. */
  get counts(): { running: number; waiting: number } {
    return {
      running: this.#running,
      waiting: [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
    };
  }

  /** Whether others ask as well. */
  isShared(client: string): boolean {
    const other = this.#last.client === client ? this.#before : this.#last;
    return Date.now() - other.at < RECENT_MS;
  }

  #mostOf(client: string): number {
    return this.isShared(client) ? this.#options.shared : this.#options.perClient;
  }

  #tidy(client: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(client);
  }
}
