import { sql } from 'kysely';
import type { SessionsDaily } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { zones } from '../shared-queries/branch-zones.repository.ts';
import { countedSessions } from '@umkreis/background-jobs/statistics/roll-up.repository.ts';

const DAY_MS = 86_400_000;
/** Days counted from the raw rows on request; older ones come from the roll-up. */
const LIVE_DAYS = 2;

/** Sessions per branch and day, earliest first. @param branches null: all, including the main site */
export async function sessionsDaily(
  db: Db,
  branches: readonly number[] | null,
  days: number,
  now = new Date(),
): Promise<SessionsDaily[]> {
  if (branches?.length === 0) return [];
  const live = new Date(now.getTime() - LIVE_DAYS * DAY_MS);
  const wanted = branches === null ? sql`true` : sql`f.branch_id = any(${[...branches]}::int[])`;
  const { rows } = await sql<{ day: string; branch_id: number; sessions: number; actions: number }>`
    with live as (${countedSessions(zones, live)}), figures as (
      select branch_id, day, max(sessions) as sessions, max(actions) as actions
      from (select branch_id, day, sessions, actions from metrics_daily union all select * from live) a group by 1, 2)
    select to_char(f.day, 'YYYY-MM-DD') as day, f.branch_id, f.sessions, f.actions from figures f
      join ${zones} z on z.short_id = f.branch_id
    where ${wanted} and f.day > (${now}::timestamptz at time zone z.zone)::date - ${days}::int
      order by f.day, f.branch_id`.execute(db);
  return rows.map((row) => ({
    day: row.day,
    branchShortId: row.branch_id || null,
    sessions: row.sessions,
    actions: row.actions,
  }));
}
