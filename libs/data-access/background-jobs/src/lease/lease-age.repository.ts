import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { LEASE_S } from './job-lease.repository.ts';

/** Time since a lease was taken or renewed, s, by the database's clock; undefined: no process has it. */
export async function secondsSinceLease(db: Db, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from held_until - now())::float8 as left from job_leases where name = ${name}`.execute(db);
  return rows[0] && LEASE_S - rows[0].left;
}
