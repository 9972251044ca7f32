import type { Health } from '@umkreis/contract/health.ts';
import { secondsSinceLease } from '@umkreis/background-jobs/lease/lease-age.repository.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { StateLog, StateProblem } from '@umkreis/serving/state-log.ts';
import type { StorageState } from '@umkreis/serving/storage-state.ts';

const LOOK_MS = 1000;
/** The jobs renew their lease every 2.5 s; a replaced process takes seconds to start. */
const LONGEST_ABSENCE_MS = 8000;
/** Builds of large branches take seconds; editors may save again meanwhile. */
const LONGEST_STALE_MS = 60_000;

interface Options {
  db: Db;
  snapshots: { health(): Health['snapshots'] };
  storage: Pick<StorageState, 'problem'>;
  log: StateLog;
  /** Whether another process runs the jobs. */
  hasOwnProcess: boolean;
}

/** Whether a process of the jobs runs, snapshots stay stale, and the data folder can be written; logs each change. */
export class ServiceWatch {
  readonly #options: Options;
  readonly #staleSince = new Map<number | null, number>();
  /** When a process of the jobs was last seen */
  #seenAt = performance.now();
  #jobs: StateProblem | undefined;
  #snapshots: StateProblem | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get problems(): Record<'jobs' | 'snapshots', StateProblem | undefined> {
    return { jobs: this.#jobs, snapshots: this.#snapshots };
  }

  start(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.start());
    }, LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { log, hasOwnProcess, storage } = this.#options;
    log.note('storage', await storage.problem());
    this.#snapshots = this.#staleSnapshots();
    log.note('snapshots', this.#snapshots);
    if (!hasOwnProcess) return;
    this.#seenAt = await this.#lastSeen();
    const absentMs = performance.now() - this.#seenAt;
    this.#jobs =
      absentMs < LONGEST_ABSENCE_MS
        ? undefined
        : {
            cause: 'missing',
            text: 'no process of the jobs is running',
            facts: { lastSeenSeconds: Math.round(absentMs / 1000) },
          };
    log.note('jobs', this.#jobs);
  }

  /** Without the database nothing is known about the jobs, and the database is reported instead. */
  async #lastSeen(): Promise<number> {
    try {
      const age = await secondsSinceLease(this.#options.db, 'jobs');
      return age === undefined ? this.#seenAt : performance.now() - 1000 * age;
    } catch {
      return performance.now();
    }
  }

  #staleSnapshots(): StateProblem | undefined {
    const now = performance.now();
    const stale = this.#options.snapshots.health().filter(({ isStale }) => isStale);
    const numbers = new Set(stale.map(({ branchShortId }) => branchShortId));
    for (const known of this.#staleSince.keys()) if (!numbers.has(known)) this.#staleSince.delete(known);
    for (const number of numbers) if (!this.#staleSince.has(number)) this.#staleSince.set(number, now);
    const late = [...this.#staleSince].filter(([, since]) => now - since > LONGEST_STALE_MS).map(([number]) => number);
    if (late.length === 0) return undefined;
    const error = stale.find((one) => one.error !== null)?.error;
    return {
      cause: 'stale',
      text: 'snapshots are older than the content for more than a minute',
      facts: { branches: late.map((number) => number ?? 0), ...(error && { error }) },
    };
  }
}
