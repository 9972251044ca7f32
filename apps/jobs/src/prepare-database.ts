import { setTimeout as wait } from 'node:timers/promises';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { addressOf, connect } from '@umkreis/db/database.ts';
import { databaseProblem, isDatabaseOutage } from '@umkreis/db/database-problem.ts';
import { migrate } from '@umkreis/db/migrate.ts';
import { removeDemoStaff } from '@umkreis/db/remove-demo-staff.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { seedShortcuts } from '@umkreis/reference-data/seed-shortcuts.repository.ts';
import { StartError } from '@umkreis/serving/start-error.ts';
import type { StateLog } from '@umkreis/serving/state-log.ts';

const PAUSE_MS = 1000;
/** Waiting time for a database server that starts at the same time, ms. */
const LONGEST_MS = 60_000;

interface Options {
  log: StateLog;
  /** How long it waits for the database, ms */
  longestMs?: number;
}

/**
 * Migrates a database and writes the data of a release: reference data and search shortcuts. Demo users lose
 * their rights. Several processes may call it concurrently; they run one after the other.
 * While the database cannot be used, the cause is logged once and it is tried again each second.
 * @throws StartError after a minute without the database; the error of a migration
 */
export async function prepareDatabase(url: string, { log, longestMs = LONGEST_MS }: Options): Promise<void> {
  const db = connect(url, { poolSize: 2, name: 'umkreis-jobs' });
  try {
    for (const end = Date.now() + longestMs; ; await wait(PAUSE_MS)) {
      try {
        await migrate(db);
        log.note('database', undefined);
        break;
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        const { reason, text, code } = databaseProblem(error);
        const address = addressOf(db);
        log.note('database', { cause: reason, text, facts: { code, ...address } });
        if (Date.now() > end)
          throw new StartError(
            `${text} (${code}): database ${address?.database} at ${address?.host}, for ${longestMs / 1000} s`,
          );
      }
    }
    await seedReference(db, branchConfigs);
    await removeDemoStaff(db);
    await seedShortcuts(db, branchConfigs);
  } finally {
    await db.destroy();
  }
}
