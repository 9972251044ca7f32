/** The queue is full, or the wait took too long. */
export class QueueBusyError extends Error {
  override readonly name = 'QueueBusyError';
  /** Whether the client's own limit was reached, not the total. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'too many at once from one address' : 'too many at once');
    this.isOwn = isOwn;
  }
}

interface Options {
  /** Maximum slots in use by all clients. */
  atOnce: number;
  /**
   * Maximum slots of one client while no other is active; less than `atOnce`, so that one client never has all.
   */
  perClient: number;
  /** Maximum slots of one client while others are active, as its calls slow down theirs. */
  shared: number;
  /** Maximum queue length of one client. */
  queuedPerClient: number;
  /** ms */
  longestWait: number;
}

/** A client is active if its last request is within this time, ms. */
const RECENT_MS = 5000;

interface QueuedCall {
  start(): void;
  fail(): void;
}

interface Line {
  running: number;
  queued: Set<QueuedCall>;
}

/**
 * Distributes a limited number of slots fairly among clients: each client has its own limit, and queued calls are
 * served client by client, however many each has.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #lines = new Map<string, Line>();
  #running = 0;
  /** The two clients with the last requests. */
  #last = { client: '', at: 0 };
  #before = { client: '', at: 0 };

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns releases the slot; may be called repeatedly @throws QueueBusyError */
  async take(client: string): Promise<() => void> {
    const line = this.#lines.get(client) ?? { running: 0, queued: new Set() };
    this.#lines.set(client, line);
    if (this.#last.client !== client) this.#before = this.#last;
    this.#last = { client, at: Date.now() };
    if (this.#running < this.#options.atOnce && line.running < this.#mostOf(client)) return this.#start(client, line);
    if (line.queued.size >= this.#options.queuedPerClient) throw new QueueBusyError(true);
    return new Promise((resolve, reject) => {
      const one: QueuedCall = {
        start: () => {
          clearTimeout(timer);
          resolve(this.#start(client, line));
        },
        fail: () => {
          line.queued.delete(one);
          this.#tidy(client, line);
          reject(new QueueBusyError(line.running >= this.#mostOf(client)));
        },
      };
      const timer = setTimeout(one.fail, this.#options.longestWait);
      line.queued.add(one);
    });
  }

  /** @throws QueueBusyError, or the error of the work */
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

  /** A client that gets a slot moves to the end of the rotation. */
  #next(): void {
    if (this.#running >= this.#options.atOnce) return;
    for (const [client, line] of this.#lines) {
      const [first] = line.queued;
      if (!first || line.running >= this.#mostOf(client)) continue;
      this.#lines.delete(client);
      this.#lines.set(client, line);
      line.queued.delete(first);
      first.start();
      return;
    }
  }

  /** Running and queued calls. */
  get counts(): { running: number; waiting: number } {
    return {
      running: this.#running,
      waiting: [...this.#lines.values()].reduce((sum, { queued: waiting }) => sum + waiting.size, 0),
    };
  }

  /** Whether other clients are active. */
  isShared(client: string): boolean {
    const other = this.#last.client === client ? this.#before : this.#last;
    return Date.now() - other.at < RECENT_MS;
  }

  #mostOf(client: string): number {
    return this.isShared(client) ? this.#options.shared : this.#options.perClient;
  }

  #tidy(client: string, line: Line): void {
    if (line.running === 0 && line.queued.size === 0) this.#lines.delete(client);
  }
}
