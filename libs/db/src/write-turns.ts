import type { Db } from './database.ts';

/** Who writes: editors, or everybody else. Neither can take the connections of the other. */
export type Writers = 'editors' | 'visitors';

interface Share {
  /** Writes at once, of all branches together. */
  inAll: number;
  /** Writes at once of one branch: a row that is held stops this many, and no other branch. */
  ofOne: number;
  /** Writes of one branch that wait; one more is refused at once. */
  waiting: number;
}

/** Together with room for reads they fit into the pool of `request-limits.ts`. */
const shares: Readonly<Record<Writers, Share>> = {
  editors: { inAll: 10, ofOne: 2, waiting: 50 },
  visitors: { inAll: 4, ofOne: 1, waiting: 100 },
};
/** Waiting longer than this is refused, ms. */
const LONGEST_WAIT_MS = 5000;

/** So many write there already that this one is not begun. Nothing was written. */
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
      return Promise.reject(new BusyError('many write there already'));
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
        reject(new BusyError('no turn came in time'));
      }, LONGEST_WAIT_MS);
      this.#waiting.push(waiting);
    });
  }

  #give(branch: number | null): void {
    this.#inAll--;
    const left = this.#running.get(branch)! - 1;
    if (left === 0) this.#running.delete(branch);
    else this.#running.set(branch, left);
    // The one that waits longest of those whose branch has room.
    const next = this.#waiting.findIndex((one) => this.#isFree(one.branch));
    if (next >= 0) this.#waiting.splice(next, 1)[0]!.begin();
  }
}

const ofPools = new WeakMap<Db, Record<Writers, Turns>>();

function turnsOf(db: Db): Record<Writers, Turns> {
  let turns = ofPools.get(db);
  if (!turns) {
    turns = { editors: new Turns(shares.editors), visitors: new Turns(shares.visitors) };
    ofPools.set(db, turns);
  }
  return turns;
}

/**
 * Begins a write when its branch has a connection to spare for it. Turns are never taken within one another.
 * @param branch that owns what is written; 0 the main site, null what belongs to none
 * @throws BusyError when none is free within 5 s, or too many wait already
 */
export const inTurn = <T>(db: Db, writers: Writers, branch: number | null, work: () => Promise<T>): Promise<T> =>
  turnsOf(db)[writers].run(branch, work);
