import { setTimeout as wait } from 'node:timers/promises';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Db } from '@umkreis/db/database.ts';
import { fillBranch } from '@umkreis/demo-region/fill/fill-branch.ts';
import { loadDemo } from '@umkreis/demo-region/load-demo.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { startProduction, type ProductionSetup } from '@umkreis/start/production/production-setup.ts';
import { cpuTimeOf } from '../measure/cpu-time.ts';

const PORT = 4500;
/** The branch with many places whose edits are measured. */
export const BRANCH = 14;
/** How long the processes must use little CPU before edits are measured, ms. */
const QUIET_MS = 3000;
/** How long they may take to become idle. */
const LONGEST_MS = 600_000;

/** The product as in production, with one of each process. @param places how many the branch shows */
export const startWithLargeBranch = (places: number): Promise<ProductionSetup> =>
  startProduction({
    port: PORT,
    edges: 1,
    apis: 1,
    jobs: 1,
    items: 1,
    prepare: (db, dataDir) => fill(db, dataDir, places),
  });

async function fill(db: Db, dataDir: string, places: number): Promise<void> {
  await seedReference(db, branchConfigs);
  await loadDemo(db, { dataDir, onProgress: () => {} });
  const { count } = await db
    .selectFrom('items')
    .where('owner_id', 'in', (of) => of.selectFrom('branch_owners').where('branch_id', '=', BRANCH).select('owner_id'))
    .where('date_binned', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  // The branch also shows the one that the setup creates.
  await fillBranch(db, { items: places - Number(count) - 1, branch: BRANCH });
}

/** Items of the branch, evenly spread over all of them. */
export async function spreadItems(db: Db, count: number): Promise<{ id: string; nano_id: string; version: number }[]> {
  const rows = await db
    .selectFrom('items')
    .where('owner_id', '=', BRANCH)
    .where('date_binned', 'is', null)
    .select(['id', 'nano_id', 'version'])
    .orderBy('id')
    .execute();
  return Array.from({ length: count }, (_, nr) => rows[Math.floor((nr * rows.length) / count)]!);
}

/** Waits until all snapshots are built. */
export async function untilIdle(pids: readonly number[]): Promise<void> {
  for (const end = Date.now() + LONGEST_MS; Date.now() < end;) if ((await idleCpu(pids)) < 100) return;
  throw new Error('The processes never became idle.');
}

/** CPU time of processes that do nothing else, ms per second. */
export async function idleCpu(pids: readonly number[]): Promise<number> {
  const before = await cpuTimeOf(pids);
  await wait(QUIET_MS);
  return (((await cpuTimeOf(pids)) - before) * 1000) / QUIET_MS;
}
