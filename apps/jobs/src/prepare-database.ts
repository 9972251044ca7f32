import { setTimeout as wait } from 'node:timers/promises';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { connect } from '@umkreis/db/database.ts';
import { migrate } from '@umkreis/db/migrate.ts';
import { removeDemoStaff } from '@umkreis/db/remove-demo-staff.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { seedShortcuts } from '@umkreis/reference-data/seed-shortcuts.repository.ts';

const PAUSE_MS = 1000;
/** Waiting time for a database server that starts at the same time, ms. */
const LONGEST_MS = 60_000;
/** The server is not running yet, or has no free connections. */
const UNAVAILABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03', '53300']);

/**
 * Migrates a database and writes the data of a release: reference data and search shortcuts. Demo users lose
 * their rights. Several processes may call it concurrently; they run one after the other.
 * @throws the database's error; after a minute if it is unreachable
 */
export async function prepareDatabase(url: string): Promise<void> {
  const db = connect(url, { poolSize: 2 });
  try {
    for (const end = Date.now() + LONGEST_MS; ; await wait(PAUSE_MS)) {
      try {
        await migrate(db);
        break;
      } catch (error) {
        if (!UNAVAILABLE.has((error as { code?: string }).code ?? '') || Date.now() > end) throw error;
      }
    }
    await seedReference(db, branchConfigs);
    await removeDemoStaff(db);
    await seedShortcuts(db, branchConfigs);
  } finally {
    await db.destroy();
  }
}
