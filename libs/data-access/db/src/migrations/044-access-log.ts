import { sql, type Kysely } from 'kysely';

/**
 * Reads and exports of personal data; erased contest entries; indexes for the audit view and the search for an
 * address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table access_log (
      id uuid primary key,
      quarter timestamptz not null,
      date timestamptz not null default now(),
      date_last timestamptz not null default now(),
      person text not null,
      action text not null,
      branch_id smallint,
      subject text not null default '',
      times integer not null default 1,
      records integer not null default 0,
      details jsonb not null default '{}'
    )`,
    sql`create unique index access_log_once on access_log (person, quarter, action, subject)`,
    sql`create index access_log_date on access_log (date, person)`,
    sql`create index item_revisions_date on item_revisions (date, author)`,
    sql`create index event_revisions_date on event_revisions (date, author)`,
    sql`create index reference_revisions_date on reference_revisions (date, author)`,
    sql`create index staff_revisions_date on staff_revisions (date, author)`,
    sql`create index change_requests_decided on change_requests (date_decided) where date_decided is not null`,
    sql`alter table contest_participants add column date_erased timestamptz`,
    sql`create index contest_participants_stored on contest_participants (contest_id) where date_erased is null`,
    sql`create index contest_participants_email on contest_participants (lower(email collate "C"))`,
    sql`create index change_requests_contact on change_requests (lower(contact_email collate "C"))
      where contact_email is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
