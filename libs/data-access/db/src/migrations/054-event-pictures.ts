import { sql, type Kysely } from 'kysely';

/** The picture of an event: a stored file, used by as many events and items as share its content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events
    add column picture_hash text references media_files,
    add column picture_alt text not null default '',
    add column picture_credit text not null default '',
    add column picture_licence text not null default ''`.execute(db);
  await sql`create index events_picture on events (picture_hash) where picture_hash is not null`.execute(db);
}
