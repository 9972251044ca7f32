import { sql, type Kysely } from 'kysely';

/** Details with hours that cannot be read; and what the last reading of a subscribed calendar left out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table unreadable_hours (
    owner_id smallint not null,
    detail_id uuid not null,
    item_id uuid not null,
    primary key (owner_id, detail_id),
    foreign key (owner_id, detail_id) references item_details (owner_id, id) on delete cascade
  )`.execute(db);
  await sql`create index unreadable_hours_item on unreadable_hours (owner_id, item_id)`.execute(db);
  await sql`alter table calendar_feeds add column left_out jsonb`.execute(db);
}
