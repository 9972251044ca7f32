import { sql, type Kysely } from 'kysely';

/** Editors' settings that override the configuration of a branch, and their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table branches
    add column settings jsonb,
    add column settings_version integer not null default 1`.execute(db);
  await sql`create table branch_revisions (
    branch_id smallint not null references branches (short_id),
    revision integer not null,
    date timestamptz not null default now(),
    author text not null,
    action text not null,
    changes jsonb not null,
    primary key (branch_id, revision)
  )`.execute(db);
}
