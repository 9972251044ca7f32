import { markNextHours } from '@umkreis/content/unreadable-hours.repository.ts';
import type { Db } from '@umkreis/db/database.ts';
import { unhurried } from '@umkreis/db/retry.ts';
import type { JobRuns } from '@umkreis/serving/job-runs.ts';
import { isStepDone, ownersOfItems, stepDone } from './data-step.repository.ts';

/** The number increases when the evaluation of hours changes, so that all are evaluated again. */
const STEP = 'unreadable hours 1';
/** Evaluating this many takes about 50 ms. */
const BATCH = 100;
const START_MS = 1000;
const RETRY_MS = 60_000;

/**
 * Finds the stored hours that cannot be read, once after an update of the product: writes only do it for what they
 * change. Several processes may do it concurrently; an interrupted run starts again.
 */
export class MarkStoredHours {
  readonly #db: Db;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(db: Db) {
    this.#db = db;
  }

  start(runs: Pick<JobRuns, 'run'>, delayMs = START_MS): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#running = runs.run('unreadable-hours', () => this.run()).catch(() => this.start(runs, RETRY_MS));
    }, delayMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async run(): Promise<void> {
    if (await isStepDone(this.#db, STEP)) return;
    for (const owner of await ownersOfItems(this.#db)) {
      let last: string | null = null;
      do {
        if (this.#isStopped) return;
        const after: string | null = last;
        last = await unhurried(this.#db, (trx) => markNextHours(trx, owner, after, BATCH));
      } while (last !== null);
    }
    await stepDone(this.#db, STEP);
  }
}
