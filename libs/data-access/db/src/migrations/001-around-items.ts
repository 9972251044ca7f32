/** Tables related to items: selections, visitors' submissions, staff. */
export const aroundSchema = `
create table search_shortcuts (
  id uuid primary key,
  nano_id text not null unique,
  branch_id smallint references branches (short_id),
  title_de text not null,
  title_en text not null,
  slug text not null
);
create table lists (
  id uuid primary key,
  nano_id text not null unique,
  branch_id smallint references branches (short_id),
  title_de text not null,
  title_en text not null,
  description_de text not null default '',
  description_en text not null default '',
  source text not null default 'editor'
);
create table list_items (
  list_id uuid not null references lists on delete cascade,
  owner_id smallint not null,
  item_id uuid not null,
  sort_order int not null,
  primary key (list_id, owner_id, item_id)
);
create table featured (
  id uuid primary key,
  owner_id smallint not null,
  item_id uuid not null,
  date_featured date not null default current_date,
  foreign key (owner_id, item_id) references items on delete cascade
);

create table contests (
  id uuid primary key,
  nano_id text not null unique,
  branch_id smallint references branches (short_id),
  owner_id smallint,
  item_id uuid,
  title_de text not null,
  title_en text not null,
  description_de text not null default '',
  description_en text not null default '',
  conditions_url text,
  date_begin timestamptz not null,
  date_end timestamptz not null
);
create table contest_participants (
  id uuid primary key,
  contest_id uuid not null references contests on delete cascade,
  name text not null,
  email text not null,
  answer text not null default '',
  date_created timestamptz not null default now(),
  unique (contest_id, email)
);
create table change_requests (
  owner_id smallint not null references branches (short_id),
  id uuid not null,
  link_id text not null unique,
  item_id uuid,
  search_shortcut_id uuid,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  changes jsonb not null,
  note text not null default '',
  contact_email text,
  date_created timestamptz not null default now(),
  date_decided timestamptz,
  primary key (owner_id, id)
);
create index change_requests_item on change_requests (owner_id, item_id);

create table staff (
  email text primary key,
  name text not null,
  subject text unique,
  role text not null check (role in ('staff', 'editor', 'viewer')),
  branch_ids smallint[] not null default '{}'
);
create table metrics (
  id uuid primary key,
  date timestamptz not null default now(),
  branch_id smallint,
  session_id text not null,
  metric_key text not null,
  item_id text,
  payload jsonb not null
);
create index metrics_day on metrics (branch_id, date);
`;
