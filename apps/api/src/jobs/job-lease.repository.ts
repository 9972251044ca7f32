import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

/** Without a word it is free again after this, s. */
const HELD_S = 15;

/**
 * A place that only one process has at a time, by the database's clock. One that is killed loses it after 15 s; one
 * that ends gives it back.
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

  /** Takes it, or keeps it. @returns whether it is this process's now @throws the database's error */
  async take(): Promise<boolean> {
    const { rows } = await sql`insert into job_leases as l (name, holder, held_until)
      values (${this.#name}, ${this.#holder}, now() + make_interval(secs => ${HELD_S}))
      on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where l.holder = excluded.holder or l.held_until < now()
      returning name`.execute(this.#db);
    return rows.length > 0;
  }

  async giveBack(): Promise<void> {
    await sql`delete from job_leases where name = ${this.#name} and holder = ${this.#holder}`.execute(this.#db);
  }
}
