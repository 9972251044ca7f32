import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { erasedEntry } from './erase-entries.ts';

export interface RetentionDays {
  /** Days after a contest's end. */
  contestEntries: number;
  /** Days after the decision of a change request; for an open one twice as many after it was sent. */
  contacts: number;
  /** Days that entries of the audit log are stored. */
  audit: number;
}

export interface RetentionCounts {
  contestEntries: number;
  contacts: number;
  auditRows: number;
}

const BATCH = 1000;

/**
 * Erases what exceeds its retention period, at most 1000 rows per statement to limit locks.
 * @param now instant from which ages are counted
 * @param mayGoOn called before every batch; false ends the run, and the next one continues
 */
export async function applyRetention(
  db: Db,
  days: RetentionDays,
  now: Date,
  mayGoOn: () => Promise<boolean> = async () => true,
): Promise<RetentionCounts> {
  const before = (age: number) => sql<Date>`${now.toISOString()}::timestamptz - make_interval(days => ${age})`;
  const entries = async () => {
    const old = db
      .selectFrom('contest_participants as p')
      .innerJoin('contests as c', 'c.id', 'p.contest_id')
      .where('p.date_erased', 'is', null)
      .where('c.date_end', '<', before(days.contestEntries))
      .select('p.id')
      .limit(BATCH);
    return db.updateTable('contest_participants').set(erasedEntry).where('id', 'in', old).executeTakeFirstOrThrow();
  };
  const contacts = async () => {
    const old = db
      .selectFrom('change_requests')
      .where('contact_email', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('date_decided', '<', before(days.contacts)),
          eb.and([eb('state', '=', 'open'), eb('date_created', '<', before(2 * days.contacts))]),
        ]),
      )
      .select(['owner_id', 'id'])
      .limit(BATCH);
    return db
      .updateTable('change_requests')
      .set({ contact_email: null })
      .where((eb) => eb(eb.refTuple('owner_id', 'id'), 'in', old.$asTuple('owner_id', 'id')))
      .executeTakeFirstOrThrow();
  };
  const auditRows = async () => {
    const old = db.selectFrom('access_log').where('date', '<', before(days.audit)).select('id').limit(BATCH);
    const { numDeletedRows } = await db.deleteFrom('access_log').where('id', 'in', old).executeTakeFirstOrThrow();
    return { numUpdatedRows: numDeletedRows };
  };
  const all = async (batch: () => Promise<{ numUpdatedRows: bigint }>) => {
    for (let total = 0; ;) {
      if (!(await mayGoOn())) return total;
      const changed = Number((await batch()).numUpdatedRows);
      total += changed;
      if (changed < BATCH) return total;
    }
  };
  return { contestEntries: await all(entries), contacts: await all(contacts), auditRows: await all(auditRows) };
}
