import { sql, type Kysely } from 'kysely';

/** What members save of the list of places: search, filters, sorting and columns. Deleted with their member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_views (
    email text not null references staff on delete cascade,
    id uuid not null,
    name text not null,
    query text not null,
    columns text[] not null,
    primary key (email, id)
  )`.execute(db);
}
