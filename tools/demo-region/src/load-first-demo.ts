import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { loadDemo, type DemoOptions, type DemoReport } from './load-demo.ts';

const STEP = 'demo region';

/**
 * Whether a start loads the demonstration: the database is empty, or an earlier start was interrupted while
 * loading.
 */
export async function needsDemo(db: Db): Promise<boolean> {
  const startedStep = await db.selectFrom('data_steps').where('name', '=', STEP).selectAll().executeTakeFirst();
  if (startedStep && startedStep.date_done === null) return true;
  return !(await db.selectFrom('items').select('id').limit(1).executeTakeFirst());
}

/** Loads the demonstration, and records its start and end, since it takes several transactions. */
export async function loadFirstDemo(db: Db, options: DemoOptions): Promise<DemoReport> {
  await db
    .insertInto('data_steps')
    .values({ name: STEP, date_done: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ date_begun: sql`now()`, date_done: null }))
    .execute();
  const report = await loadDemo(db, options);
  await db
    .updateTable('data_steps')
    .set({ date_done: sql`now()` })
    .where('name', '=', STEP)
    .execute();
  return report;
}
