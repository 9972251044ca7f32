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
  waiting: number;
}

/** Together, plus short reads, these fit into the pool of `request-limits.ts`. */
const shares: Readonly<Record<Kind, Share>> = {
  editors: { inAll: 8, ofOne: 2, waiting: 50 },
  visitors: { inAll: 3, ofOne: 1, waiting: 100 },
  searches: { inAll: 3, ofOne: 2, waiting: 50 },
  downloads: { inAll: 2, ofOne: 1, waiting: 20 },
};
/** Queued work is rejected after this, ms. */
const LONGEST_WAIT_MS = 5000;

/** Too much work is queued, so this was not started. Nothing was written. */
export class BusyError extends Error {
  readonly retryAfterS = 2;
}

interface Waiting {
  branch: number | null;
  begin(): void;
}

class Turns {
  readonly #share: Share;
  readonly #running = new Map<number | null, number>();
  readonly #waiting: Waiting[] = [];
  #inAll = 0;

  constructor(share: Share) {
    this.#share = share;
  }

  /** Running and queued work. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#inAll, waiting: this.#waiting.length };
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
    if (this.#waiting.filter((one) => one.branch === branch).length >= this.#share.waiting)
      return Promise.reject(new BusyError('many wait there already'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        branch,
        begin: () => {
          clearTimeout(timer);
          this.#take(branch);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new BusyError('no slot became free in time'));
      }, LONGEST_WAIT_MS);
      this.#waiting.push(waiting);
    });
  }

  #give(branch: number | null): void {
    this.#inAll--;
    const left = this.#running.get(branch)! - 1;
    if (left === 0) this.#running.delete(branch);
    else this.#running.set(branch, left);
    // The longest waiting work whose branch has a free slot.
    const next = this.#waiting.findIndex((one) => this.#isFree(one.branch));
    if (next >= 0) this.#waiting.splice(next, 1)[0]!.begin();
  }
}

const ofPools = new WeakMap<Db, Record<Kind, Turns>>();

function turnsOf(db: Db): Record<Kind, Turns> {
  let turns = ofPools.get(db);
  if (!turns) {
    turns = {
      editors: new Turns(shares.editors),
      visitors: new Turns(shares.visitors),
      searches: new Turns(shares.searches),
      downloads: new Turns(shares.downloads),
    };
    ofPools.set(db, turns);
  }
  return turns;
}

/** Lengths of the queues by kind. */
export const turnCounts = (db: Db): [kind: Kind, counts: { running: number; waiting: number }][] =>
  Object.entries(turnsOf(db)).map(([kind, turns]) => [kind as Kind, turns.counts]);

/**
 * Runs work when its branch has a free connection. Must not be nested.
 * @param branch that owns what is written or searched; 0 the main site, null if there is none
 * @throws BusyError if no slot becomes free within 5 s, or the queue is full
 */
export const inTurn = <T>(db: Db, kind: Kind, branch: number | null, work: () => Promise<T>): Promise<T> =>
  turnsOf(db)[kind].run(branch, work);
