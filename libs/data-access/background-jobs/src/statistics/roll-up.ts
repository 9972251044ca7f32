import type { RawBuilder } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { unhurried } from '@umkreis/db/retry.ts';
import type { JobRuns } from '@umkreis/serving/job-runs.ts';
import { dropRawMetrics, rollUpSessions } from './roll-up.repository.ts';

const MINUTE_MS = 60_000;
const RECENT_DAYS = 2;
/**
 * Raw rows are stored this many days longer than they are counted, so that no partially deleted day is counted.
 */
const MARGIN_DAYS = 2;

interface Options {
  db: Db;
  retentionDays: number;
  /** Time zones of the branches, see `branchZones`. */
  zones: RawBuilder<unknown>;
}

/**
 * Writes the daily statistics: the last days every minute, and all stored days at the start and once an hour, when
 * expired raw rows are deleted too. Several processes may do it concurrently.
 */
export class RollUp {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #stopped = false;
  #rounds = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  start(runs: Pick<JobRuns, 'run'>): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(
      () => {
        this.#working = runs
          .run('statistics', () => this.#round())
          .catch(() => {})
          .finally(() => this.start(runs));
      },
      this.#rounds ? MINUTE_MS : 1000,
    );
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #round(): Promise<void> {
    const { db, retentionDays, zones } = this.#options;
    const isWhole = this.#rounds++ % 60 === 0;
    await unhurried(db, (trx) =>
      rollUpSessions(trx, zones, isWhole ? retentionDays : Math.min(RECENT_DAYS, retentionDays)),
    );
    if (isWhole) await unhurried(db, (trx) => dropRawMetrics(trx, retentionDays + MARGIN_DAYS));
  }
}
