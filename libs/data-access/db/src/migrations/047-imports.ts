import { sql, type Kysely } from 'kysely';

/** Imports of files of places with what they wrote, so that each can be undone as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table imports (
    owner_id smallint not null,
    id uuid not null,
    file_name text not null,
    author text not null,
    date_created timestamptz not null default now(),
    created_count int not null default 0,
    changed_count int not null default 0,
    date_undone timestamptz,
    primary key (owner_id, id),
    foreign key (owner_id) references branches (short_id)
  )`.execute(db);
  await sql`create table import_items (
    owner_id smallint not null,
    import_id uuid not null,
    item_owner_id smallint not null,
    item_id uuid not null,
    revision int not null,
    is_new boolean not null,
    primary key (owner_id, import_id, item_id),
    foreign key (owner_id, import_id) references imports (owner_id, id) on delete cascade,
    foreign key (item_owner_id, item_id) references items (owner_id, id) on delete cascade
  )`.execute(db);
}
