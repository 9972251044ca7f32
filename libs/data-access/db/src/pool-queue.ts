import type { Db } from './database.ts';

/**
 * Kinds of queued work: writes of editors, writes of everybody else, searches in large branches, and downloads of
 * complete branches. None can use the connections of another.
 */
export type Kind = 'editors' | 'visitors' | 'searches' | 'downloads';

interface Share {
  /** Maximum concurrency of all branches together. */
  inAll: number;
  /** Maximum concurrency of one branch: a locked row blocks this many, and no other branch. */
  ofOne: number;
  /** Maximum queue length of one branch; further work is rejected at once. */
  maxQueued: number;
}

/** Together, plus short reads, these fit into the pool of `connection-limits.ts`. */
const shares: Readonly<Record<Kind, Share>> = {
  editors: { inAll: 8, ofOne: 2, maxQueued: 50 },
  visitors: { inAll: 3, ofOne: 1, maxQueued: 100 },
  searches: { inAll: 3, ofOne: 2, maxQueued: 50 },
  downloads: { inAll: 2, ofOne: 1, maxQueued: 20 },
};
/** Queued work is rejected after this, ms. */
const LONGEST_WAIT_MS = 5000;

/** Too much work is queued, so this was not started. Nothing was written. */
export class BusyError extends Error {
  readonly retryAfterS = 2;
}

interface QueuedWork {
  branch: number | null;
  start(): void;
}

class BranchQueue {
  readonly #share: Share;
  readonly #running = new Map<number | null, number>();
  readonly #queued: QueuedWork[] = [];
  readonly #onRejected: (branch: number | null) => void;
  #inAll = 0;

  constructor(share: Share, onRejected: (branch: number | null) => void) {
    this.#share = share;
    this.#onRejected = onRejected;
  }

  /** Running and queued work. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#inAll, waiting: this.#queued.length };
  }

  async run<T>(branch: number | null, work: () => Promise<T>): Promise<T> {
    if (this.#isFree(branch)) this.#take(branch);
    else await this.#wait(branch);
    try {
      return await work();
    } finally {
      this.#give(branch);
    }
  }

  #isFree(branch: number | null): boolean {
    return this.#inAll < this.#share.inAll && (this.#running.get(branch) ?? 0) < this.#share.ofOne;
  }

  #take(branch: number | null): void {
    this.#inAll++;
    this.#running.set(branch, (this.#running.get(branch) ?? 0) + 1);
  }

  #wait(branch: number | null): Promise<void> {
    if (this.#queued.filter((one) => one.branch === branch).length >= this.#share.maxQueued)
      return Promise.reject(this.#rejection(branch, 'many wait there already'));
    return new Promise((resolve, reject) => {
      const waiting: QueuedWork = {
        branch,
        start: () => {
          clearTimeout(timer);
          this.#take(branch);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#queued.splice(this.#queued.indexOf(waiting), 1);
        reject(this.#rejection(branch, 'no slot became free in time'));
      }, LONGEST_WAIT_MS);
      this.#queued.push(waiting);
    });
  }

  #rejection(branch: number | null, reason: string): BusyError {
    this.#onRejected(branch);
    return new BusyError(reason);
  }

  #give(branch: number | null): void {
    this.#inAll--;
    const left = this.#running.get(branch)! - 1;
    if (left === 0) this.#running.delete(branch);
    else this.#running.set(branch, left);
    // The longest waiting work whose branch has a free slot.
    const next = this.#queued.findIndex((one) => this.#isFree(one.branch));
    if (next >= 0) this.#queued.splice(next, 1)[0]!.start();
  }
}

type RejectionListener = (kind: Kind, branch: number | null) => void;
interface PoolQueues {
  byKind: Record<Kind, BranchQueue>;
  listeners: Set<RejectionListener>;
}
const ofPools = new WeakMap<Db, PoolQueues>();

function queuesOf(db: Db): PoolQueues {
  let queues = ofPools.get(db);
  if (!queues) {
    const listeners = new Set<RejectionListener>();
    const queue = (kind: Kind) =>
      new BranchQueue(shares[kind], (branch) => {
        for (const listener of listeners) listener(kind, branch);
      });
    const byKind = {
      editors: queue('editors'),
      visitors: queue('visitors'),
      searches: queue('searches'),
      downloads: queue('downloads'),
    };
    queues = { byKind, listeners };
    ofPools.set(db, queues);
  }
  return queues;
}

/** Calls back for work that is rejected with a BusyError. */
export const onRejected = (db: Db, listener: RejectionListener): void => void queuesOf(db).listeners.add(listener);

/** Lengths of the queues by kind. */
export const queueCounts = (db: Db): [kind: Kind, counts: { running: number; waiting: number }][] =>
  Object.entries(queuesOf(db).byKind).map(([kind, queues]) => [kind as Kind, queues.counts]);

/**
 * Runs work when its branch has a free connection. Must not be nested.
 * @param branch that owns what is written or searched; 0 the main site, null if there is none
 * @throws BusyError if no slot becomes free within 5 s, or the queue is full
 */
export const runQueued = <T>(db: Db, kind: Kind, branch: number | null, work: () => Promise<T>): Promise<T> =>
  queuesOf(db).byKind[kind].run(branch, work);
