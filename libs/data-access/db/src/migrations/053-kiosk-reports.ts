import { sql, type Kysely } from 'kysely';

/** When a kiosk's screen is on, its sessions by day, and the last picture of its screen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kiosks add column screen_times jsonb`.execute(db);
  await sql`create table kiosk_days (
    kiosk_id uuid not null references kiosks (id) on delete cascade,
    day date not null,
    sessions integer not null,
    primary key (kiosk_id, day)
  )`.execute(db);
  await sql`create table kiosk_pictures (
    kiosk_id uuid primary key references kiosks (id) on delete cascade,
    date_taken timestamptz not null,
    content text not null,
    picture bytea not null
  )`.execute(db);
  await sql`create index kiosk_pictures_date on kiosk_pictures (date_taken)`.execute(db);
}
