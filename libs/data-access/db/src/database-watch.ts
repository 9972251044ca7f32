import type { DatabaseReason } from '@umkreis/contract/health.ts';
import type { StateLog } from '@umkreis/serving/state-log.ts';
import { addressOf, type Db } from './database.ts';
import { databaseProblem, notMigrated, type DatabaseProblem } from './database-problem.ts';
import { isMigrated } from './migrate.ts';

interface Options {
  db: Db;
  log: StateLog;
}

/** Causes that only a change of settings, rights or schema ends, not waiting. */
const REJECTIONS = new Set<DatabaseReason>(['wrong-password', 'missing', 'no-rights', 'pooler', 'not-migrated']);

/** Why the database cannot be used, as of the last query; logs each change with host and name of the database. */
export class DatabaseWatch {
  readonly #options: Options;
  #isMigrated = false;
  #problem: DatabaseProblem | undefined;
  #wasUsable = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get problem(): DatabaseProblem | undefined {
    return this.#problem;
  }

  /** Whether the database has only rejected this process: probably its settings are wrong, or it started too early. */
  get hasRejectedAlways(): boolean {
    return !this.#wasUsable && this.#problem !== undefined && REJECTIONS.has(this.#problem.reason);
  }

  /** Call when the database has responded. Checks the schema until it has every migration of this release. */
  async responded(): Promise<void> {
    this.#isMigrated ||= await isMigrated(this.#options.db);
    this.#set(this.#isMigrated ? undefined : notMigrated);
  }

  /** Call with the error of a query. */
  failed(error: unknown): void {
    this.#set(databaseProblem(error));
  }

  #set(problem: DatabaseProblem | undefined): void {
    this.#problem = problem;
    this.#wasUsable ||= problem === undefined;
    const { db, log } = this.#options;
    log.note(
      'database',
      problem && { cause: problem.reason, text: problem.text, facts: { code: problem.code, ...addressOf(db) } },
    );
  }
}
