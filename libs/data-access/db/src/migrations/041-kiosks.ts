import { sql, type Kysely } from 'kysely';

/** Unattended screens: position, start view and status. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table kiosks (
    id uuid primary key,
    key text not null unique,
    branch_id smallint not null references branches (short_id),
    name text not null,
    lat double precision,
    lon double precision,
    heading real,
    level text,
    home_view jsonb,
    version integer not null default 1,
    date_created timestamptz not null default now(),
    last_contact timestamptz,
    running jsonb,
    command_id uuid,
    command text,
    command_author text,
    command_asked timestamptz,
    command_done timestamptz
  )`.execute(db);
  await sql`create index kiosks_branch on kiosks (branch_id, id)`.execute(db);
}
