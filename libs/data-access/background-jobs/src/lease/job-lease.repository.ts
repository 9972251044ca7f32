import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

/** The lease expires after this time without renewal, s. */
export const LEASE_S = 15;

/**
 * A lease that one process has at a time, by the database's clock. It expires 15 s after a process is killed; a
 * process that ends releases it.
 */
export class Lease {
  readonly #db: Db;
  readonly #name: string;
  readonly #holder: string;

  constructor(db: Db, name: string, holder: string) {
    this.#db = db;
    this.#name = name;
    this.#holder = holder;
  }

  /** Takes or renews the lease. @returns whether this process has it @throws the database's error */
  async take(): Promise<boolean> {
    const { rows } = await sql`insert into job_leases as l (name, holder, held_until)
      values (${this.#name}, ${this.#holder}, now() + make_interval(secs => ${LEASE_S}))
      on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where l.holder = excluded.holder or l.held_until < now()
      returning name`.execute(this.#db);
    return rows.length > 0;
  }

  async giveBack(): Promise<void> {
    await sql`delete from job_leases where name = ${this.#name} and holder = ${this.#holder}`.execute(this.#db);
  }
}
