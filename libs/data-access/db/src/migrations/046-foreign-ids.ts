import { sql, type Kysely } from 'kysely';

/**
 * IDs that items have in the systems that files of places come from, so that the next file updates them; and how the
 * columns of such files were mapped, by a hash of their names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table item_foreign_ids (
    owner_id smallint not null,
    source text not null,
    foreign_id text not null,
    item_id uuid not null,
    primary key (owner_id, source, foreign_id),
    foreign key (owner_id, item_id) references items (owner_id, id) on delete cascade
  )`.execute(db);
  await sql`create index item_foreign_ids_item on item_foreign_ids (owner_id, item_id)`.execute(db);
  await sql`create table import_mappings (
    owner_id smallint not null,
    columns_hash text not null,
    mapping jsonb not null,
    date_updated timestamptz not null default now(),
    primary key (owner_id, columns_hash),
    foreign key (owner_id) references branches (short_id)
  )`.execute(db);
}
