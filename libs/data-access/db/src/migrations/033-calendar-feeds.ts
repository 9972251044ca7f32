import { sql, type Kysely } from 'kysely';

/**
 * Calendars that events are imported from: a file once, or an address repeatedly. An event stores its UID, so that
 * it is not duplicated, and the last imported state, so that editors' changes are kept until the calendar changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendar_feeds (
    id uuid primary key,
    owner_id smallint not null references branches (short_id),
    item_id uuid not null,
    url text not null,
    created_by text not null,
    date_created timestamptz not null default now(),
    date_due timestamptz not null default now(),
    date_read timestamptz,
    fault text,
    event_count int not null default 0,
    unique (owner_id, item_id, url),
    foreign key (owner_id, item_id) references items (owner_id, id) on delete cascade
  )`.execute(db);
  await sql`create index calendar_feeds_due on calendar_feeds (date_due)`.execute(db);
  await sql`alter table events add column calendar_uid text`.execute(db);
  await sql`alter table events add column calendar_hash text`.execute(db);
  await sql`alter table events add column calendar_feed_id uuid references calendar_feeds (id) on delete set null`.execute(
    db,
  );
  await sql`create unique index events_calendar on events (owner_id, calendar_uid)`.execute(db);
}
