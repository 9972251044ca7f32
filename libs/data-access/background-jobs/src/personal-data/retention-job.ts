import type { FastifyBaseLogger } from 'fastify';
import { recordAction } from '@umkreis/db/access-log.ts';
import type { Db } from '@umkreis/db/database.ts';
import { applyRetention, type RetentionCounts, type RetentionDays } from '@umkreis/db/personal-data/retention.ts';
import type { JobRuns } from '@umkreis/serving/job-runs.ts';
import { lastRetentionRun } from './retention-runs.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Options {
  db: Db;
  days: RetentionDays;
  log: FastifyBaseLogger;
  /** Held by one process at a time. */
  lease: { take(): Promise<boolean>; giveBack(): Promise<void> };
  /** Clock that ages are counted from; default: the clock of the process. */
  now?: () => Date;
}

/**
 * Erases once a day what exceeds its retention period. Only one process does it; an interrupted run has erased
 * whole batches, and the next run continues.
 */
export class RetentionJob {
  readonly #options: Required<Options>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor({ now = () => new Date(), ...options }: Options) {
    this.#options = { ...options, now };
  }

  start(runs: Pick<JobRuns, 'run'>, delayMs = MINUTE_MS): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#running = runs
        .run('retention', () => this.runWhenDue())
        .catch(() => {})
        .finally(() => this.start(runs, HOUR_MS));
    }, delayMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** @returns what was erased; undefined if the last run is less than a day ago or another process is running */
  async runWhenDue(): Promise<RetentionCounts | undefined> {
    const { db, days, lease, log, now } = this.#options;
    if (!(await lease.take())) return undefined;
    try {
      const last = await lastRetentionRun(db);
      if (last && now().getTime() - last.getTime() < DAY_MS) return undefined;
      const mayGoOn = async () => !this.#isStopped && (await lease.take());
      const counts = await applyRetention(db, days, now(), mayGoOn);
      if (!(await mayGoOn())) return counts;
      const records = counts.contestEntries + counts.contacts;
      await recordAction(db, { person: 'job', action: 'retention-run', records, details: { ...counts } });
      log.info(counts, 'personal data older than its retention period was erased');
      return counts;
    } finally {
      await lease.giveBack();
    }
  }
}
