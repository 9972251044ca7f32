import { sql, type Kysely } from 'kysely';

/** Changes of members of the dashboard: by whom, with which permissions, and which login was bound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_revisions (
    id uuid primary key,
    email text not null,
    date timestamptz not null default now(),
    author text not null,
    action text not null check (action in ('add', 'rights', 'bind', 'unbind', 'remove')),
    changes jsonb not null
  )`.execute(db);
  await sql`create index staff_revisions_email on staff_revisions (email, id)`.execute(db);
}
