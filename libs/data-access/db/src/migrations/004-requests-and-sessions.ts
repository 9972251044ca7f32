import { sql, type Kysely } from 'kysely';

/**
 * Sessions by day, so that raw metrics can be deleted; replies to change requests; indexes for searches of the
 * dashboard. branch_id 0 of metrics_daily is the main site, as keys cannot be null.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of schema
    .split(';\n')
    .map((part) => part.trim())
    .filter(Boolean))
    await sql.raw(statement).execute(db);
}

const schema = `
create table metrics_daily (
  branch_id smallint not null references branches (short_id),
  day date not null,
  sessions int not null,
  actions int not null,
  date_updated timestamptz not null default now(),
  primary key (branch_id, day)
);
create index metrics_date on metrics (date);

alter table change_requests add column reply text not null default '';
alter table change_requests add column decided_by text;
create index change_requests_waiting on change_requests (owner_id, state, date_created);

create index item_addresses_text on item_addresses using gin (lower(street || ' ' || housenumber || ' ' || postcode || ' ' || city) gin_trgm_ops);
create index events_begin on events (owner_id, date_begin);
`;
