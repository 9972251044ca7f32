import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

const MAIN_SITE = 0;
const DAY_MS = 86_400_000;
const ROWS_PER_DELETE = 20_000;

/**
 * Raw metrics from `since` on, counted by branch and day. A session across midnight counts on both days.
 * @param zones time zones of the branches, see `branchZones`
 */
export const countedSessions = (
  zones: RawBuilder<unknown>,
  since: Date,
) => sql`select z.short_id as branch_id, (m.date at time zone z.zone)::date as day,
  count(distinct m.session_id)::int as sessions, count(*)::int as actions
  from metrics m join ${zones} z on z.short_id = coalesce(m.branch_id, ${MAIN_SITE}) where m.date >= ${since}
    group by 1, 2`;

/**
 * Recounts the last days and writes the differences: idempotent, and late rows are counted by the next run.
 * @param zones time zones of the branches, see `branchZones`
 * @param days how far back; the first day is incomplete and therefore left as it is
 */
export async function rollUpSessions(
  db: Db,
  zones: RawBuilder<unknown>,
  days: number,
  now = new Date(),
): Promise<void> {
  const since = new Date(now.getTime() - (days + 1) * DAY_MS);
  await sql`insert into metrics_daily as d (branch_id, day, sessions, actions)
    select n.branch_id, n.day, n.sessions, n.actions from (${countedSessions(zones, since)}) n
      join ${zones} z on z.short_id = n.branch_id
    where n.day > (${since}::timestamptz at time zone z.zone)::date
    on conflict (branch_id, day) do update set sessions = excluded.sessions, actions = excluded.actions,
      date_updated = now()
    where (d.sessions, d.actions) is distinct from (excluded.sessions, excluded.actions)`.execute(db);
}

/**
 * Deletes raw metrics that the roll-up has counted. Their days are not recounted, so the daily statistics remain.
 * @param days to keep; more than the roll-up recounts
 */
export async function dropRawMetrics(db: Db, days: number, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS);
  for (let dropped = 0; ;) {
    const { numAffectedRows = 0n } =
      await sql`delete from metrics where id in (select id from metrics where date < ${before}
        limit ${ROWS_PER_DELETE})`.execute(db);
    dropped += Number(numAffectedRows);
    if (numAffectedRows < ROWS_PER_DELETE) return dropped;
  }
}
