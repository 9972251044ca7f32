import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SessionsDaily } from '@umkreis/contract/dashboard.ts';
import type { Metric } from '@umkreis/contract/metric.ts';
import type { Db } from '@umkreis/db/database.ts';

export async function insertMetrics(db: Db, metrics: readonly Metric[]): Promise<void> {
  await db.insertInto('metrics').values(metrics.map(({ branch_short_id, session_id, metric_key, item_id, ...payload }) => ({
    id: uuidv7(), branch_id: branch_short_id ?? null, session_id, metric_key, item_id: item_id ?? null, payload: JSON.stringify(payload),
  }))).execute();
}

/** @param branches null: all, the main site included */
export async function sessionsDaily(db: Db, branches: readonly number[] | null, days: number): Promise<SessionsDaily[]> {
  if (branches?.length === 0) return [];
  const rows = await db.selectFrom('metrics as m').leftJoin('branches as b', 'b.short_id', 'm.branch_id')
    .where('m.date', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .$if(branches !== null, (q) => q.where('m.branch_id', 'in', [...branches!]))
    .select([
      sql<string>`to_char(m.date at time zone coalesce(b.time_zone, 'Europe/Vaduz'), 'YYYY-MM-DD')`.as('day'), 'm.branch_id',
      sql<number>`count(distinct m.session_id)::int`.as('sessions'), sql<number>`count(*)::int`.as('actions'),
    ])
    .groupBy(['day', 'm.branch_id']).orderBy('day').orderBy('m.branch_id').execute();
  return rows.map((row) => ({ day: row.day, branchShortId: row.branch_id, sessions: row.sessions, actions: row.actions }));
}
