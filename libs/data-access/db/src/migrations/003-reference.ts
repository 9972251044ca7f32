import { sql, type Kysely } from 'kysely';

/** Revisions of reference data, lists, shortcuts and contests; branch content edited at run time; districts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of schema
    .split(';\n')
    .map((part) => part.trim())
    .filter(Boolean))
    await sql.raw(statement).execute(db);
}

const schema = `
create table state_districts (
  id uuid primary key,
  country_id uuid not null references countries,
  state_id uuid references states,
  title text not null,
  nominatim_title text not null
);
create table reference_revisions (
  id uuid primary key,
  kind text not null,
  entity_id uuid not null,
  branch_id smallint references branches (short_id),
  date timestamptz not null default now(),
  author text not null,
  action text not null check (action in ('create', 'update', 'delete', 'close', 'draw')),
  changes jsonb not null
);
create index reference_revisions_entity on reference_revisions (entity_id, id);
create index reference_revisions_branch on reference_revisions (branch_id, id);
alter table search_shortcuts add column config jsonb;
alter table search_shortcuts add column sort_order int not null default 1000;
alter table search_shortcuts add column is_hidden boolean not null default false;
alter table contest_participants add column date_drawn timestamptz;
create index search_shortcuts_branch on search_shortcuts (branch_id);
create index list_items_item on list_items (owner_id, item_id);
create index contests_branch on contests (branch_id);
create index item_tags_tag on item_tags (tag_id);
create index event_tags_tag on event_tags (tag_id)
`;
