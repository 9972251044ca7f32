import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { StateLog, StateProblem } from '@umkreis/serving/state-log.ts';
import { addressOf, type Db } from '../database.ts';
import { databaseProblem, isDatabaseOutage } from '../database-problem.ts';
import { logPosition, ReplicaLag } from './log-position.ts';

/**
 * Which state a read needs: `current` is everything that was acknowledged before it, by whichever process; `recent` is
 * at most `MAX_LAG_S` old. What is cached under a version of the content must not be `recent`.
 */
export type Freshness = 'current' | 'recent';
/** Where a read was served. */
export type ReadTarget = 'replica' | 'primary';

/** Beyond this lag, the replica isn't used. */
const MAX_LAG_S = 10;
const LOOK_MS = 1000;
/** Reads go to the primary if the replica doesn't respond to a look in time. */
const LOOK_TIMEOUT_MS = 2000;
/** How long a `current` read waits for the replica before it uses the primary, ms. */
const CATCH_UP_MS = 100;
const CATCH_UP_PAUSE_MS = 5;
/** The server cancelled a statement of a replica, because it hindered the replay of the log. */
const CONFLICT = '40001';

/** The replica has not replayed the log far enough. */
class Behind extends Error {}

interface Options {
  primary: Db;
  /** undefined: all reads use the primary */
  replica: Db | undefined;
  log: StateLog;
}

/**
 * Decides for each read whether the replica or the primary serves it. Reads that the replica cannot serve — it is away,
 * lags, or lacks the state that is needed — use the primary, without an error.
 */
export class ReadRouting {
  readonly #options: Options;
  readonly #lag = new ReplicaLag();
  readonly #counts: Record<ReadTarget, number> = { replica: 0, primary: 0 };
  /** Until the first look nothing is known about the replica. */
  #isKnown = false;
  #lagSeconds: number | undefined;
  #problem: StateProblem | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Why the replica isn't used; undefined: it is, or there is none. */
  get problem(): StateProblem | undefined {
    return this.#problem;
  }

  /** Age of the replica's state; undefined: unknown, or there is none. */
  get lagSeconds(): number | undefined {
    return this.#lagSeconds;
  }

  /** Reads so far, by where they were served. */
  get counts(): Readonly<Record<ReadTarget, number>> {
    return this.#counts;
  }

  /** Looks at the replica each second. */
  start(): void {
    const { replica } = this.#options;
    if (!replica || this.#isStopped) return;
    this.#looking = this.#look(replica).finally(() => {
      if (!this.#isStopped) this.#timer = setTimeout(() => this.start(), LOOK_MS).unref();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /**
   * Runs a read. It may run twice, and only in one transaction on the replica.
   * @throws the error of the work, or the primary's
   */
  async read<T>(freshness: Freshness, work: (db: Db) => Promise<T>): Promise<T> {
    const { primary, replica } = this.#options;
    if (replica && this.#isKnown && !this.#problem) {
      try {
        const result = await this.#onReplica(replica, freshness, work);
        this.#counts.replica++;
        return result;
      } catch (error) {
        if (!this.#isReplicas(error)) throw error;
      }
    }
    this.#counts.primary++;
    return work(primary);
  }

  async #onReplica<T>(replica: Db, freshness: Freshness, work: (db: Db) => Promise<T>): Promise<T> {
    const needed = freshness === 'current' ? await positionOf(this.#options.primary) : undefined;
    // One transaction, because the next one may be on another replica.
    return replica
      .transaction()
      .setIsolationLevel('read committed')
      .setAccessMode('read only')
      .execute(async (trx) => {
        if (needed !== undefined) await caughtUp(trx, needed);
        return work(trx);
      });
  }

  /** Whether an error only means that the replica cannot serve a read. */
  #isReplicas(error: unknown): boolean {
    if (error instanceof Behind || (error as { code?: string }).code === CONFLICT) return true;
    if (!isDatabaseOutage(error)) return false;
    this.#note(away(this.#options.replica!, error));
    return true;
  }

  async #look(replica: Db): Promise<void> {
    const written = await positionOf(this.#options.primary).catch(() => undefined);
    // Without the primary nothing new is written, and the replica stays as it was.
    if (written !== undefined) this.#lag.add(performance.now(), written);
    try {
      const replayed = await inTime(positionOf(replica));
      this.#lagSeconds = this.#lag.seconds(replayed);
      this.#note(this.#lagSeconds > MAX_LAG_S ? lagging(replica, this.#lagSeconds) : undefined);
    } catch (error) {
      this.#lagSeconds = undefined;
      this.#note(away(replica, error));
    }
    this.#isKnown = true;
  }

  #note(problem: StateProblem | undefined): void {
    this.#problem = problem;
    this.#options.log.note('replica', problem);
  }
}

const lagging = (replica: Db, seconds: number): StateProblem => ({
  cause: 'lagging',
  text: 'the replica of the database lags behind',
  facts: { seconds: Number.isFinite(seconds) ? Math.round(seconds) : null, ...addressOf(replica) },
});

function away(replica: Db, error: unknown): StateProblem {
  const { reason, code } = databaseProblem(error);
  return { cause: reason, text: 'the replica of the database cannot be used', facts: { code, ...addressOf(replica) } };
}

/** How far a server has written or replayed its log. @throws the database's error */
async function positionOf(db: Db): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as position
  `.execute(db);
  return logPosition(rows[0]!.position);
}

/** @throws Behind if the position is not reached in time */
async function caughtUp(db: Db, position: bigint): Promise<void> {
  for (const end = performance.now() + CATCH_UP_MS; (await positionOf(db)) < position; await wait(CATCH_UP_PAUSE_MS))
    if (performance.now() > end) throw new Behind();
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const timeout = wait(LOOK_TIMEOUT_MS, undefined, { signal: late.signal }).then(() => {
    throw Object.assign(new Error('no response'), { code: 'ETIMEDOUT' });
  });
  timeout.catch(() => {});
  try {
    return await Promise.race([work, timeout]);
  } finally {
    late.abort();
    work.catch(() => {});
  }
}
