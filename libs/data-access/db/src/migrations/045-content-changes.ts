import { sql, type Kysely } from 'kysely';

/** Which items a new content version of a branch changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_changes (
    branch_id smallint not null references branches (short_id),
    content_version bigint not null,
    item_owner_id smallint not null,
    item_ids uuid[] not null,
    primary key (branch_id, content_version)
  )`.execute(db);
}
