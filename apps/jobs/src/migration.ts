import type { DatabaseProblem } from '@umkreis/db/database-problem.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';

interface WarningLog {
  warn(facts: object, text: string): void;
}

/** Migrates the database again if its schema is older while the process runs, such as after a restore. */
export class Migration {
  readonly #log: StateLog;
  readonly #migrate: (log: StateLog) => Promise<unknown>;
  #isRunning = false;

  constructor(log: WarningLog, migrate: (log: StateLog) => Promise<unknown>) {
    this.#log = new StateLog(log);
    this.#migrate = migrate;
  }

  /** Call regularly with what the database reports; starts a migration unless one runs. */
  check(problem: DatabaseProblem | undefined): void {
    if (problem?.reason !== 'not-migrated' || this.#isRunning) return;
    this.#isRunning = true;
    void this.#run().finally(() => {
      this.#isRunning = false;
    });
  }

  async #run(): Promise<void> {
    try {
      await this.#migrate(this.#log);
      this.#log.note('migration', undefined);
    } catch (error) {
      const { message } = error as Error;
      this.#log.note('migration', { cause: message, text: `the database is not migrated: ${message}` });
    }
  }
}
