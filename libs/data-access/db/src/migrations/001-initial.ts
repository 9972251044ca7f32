import { sql, type Kysely } from 'kysely';
import { aroundSchema } from './001-around-items.ts';

/**
 * Primary keys of tenant-owned tables start with owner_id, the short ID of the owning branch, so that they can be
 * distributed by it. No PostGIS, GiST, EXCLUDE, deferrable constraints, LISTEN/NOTIFY or triggers, so that
 * PostgreSQL-compatible engines can run it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of (schema + aroundSchema)
    .split(';\n')
    .map((part) => part.trim())
    .filter(Boolean))
    await sql.raw(statement).execute(db);
}

const schema = `
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table branches (
  short_id smallint primary key check (short_id between 0 and 32),
  is_active boolean not null default true,
  subdomain text unique,
  title text,
  center jsonb,
  bounds jsonb,
  time_zone text,
  country_code text,
  basemap_archive text,
  basemap_file_name text,
  center_item_nano_id text,
  attribution text,
  is_demo boolean not null default false,
  content_version bigint not null default 0,
  date_updated timestamptz not null default now()
);
insert into branches (short_id) select generate_series(0, 32);

create table branch_owners (
  branch_id smallint not null references branches (short_id),
  owner_id smallint not null references branches (short_id),
  primary key (branch_id, owner_id)
);
insert into branch_owners select short_id, short_id from branches where short_id > 0;

create table countries (id uuid primary key, iso2 text not null unique, oh_state_field text);
create table states (id uuid primary key, country_id uuid not null references countries, nominatim_title text not null);
create table cities (id uuid primary key, country_id uuid not null references countries, title text not null, lat double precision not null, lon double precision not null);

create table icons (id uuid primary key, title text not null unique, icon_svg text not null, symbol_svg text not null);
create table categories (
  id uuid primary key,
  icon_id uuid not null references icons,
  icon_title text not null,
  main_category text not null,
  sub_category text not null,
  background_color_name text not null,
  color_name text not null,
  z_order int not null default 10,
  unique (main_category, sub_category)
);
create table category_translations (
  category_id uuid not null references categories,
  language text not null default 'de',
  main_category_name_translate text not null,
  sub_category_name_translate text not null,
  primary key (category_id, language)
);
create table tags (
  id uuid primary key,
  tag_key text not null,
  tag_value text not null,
  tag_group int,
  icon_id uuid references icons,
  color_name text not null default 'accentPink',
  background_color_name text not null default 'transparent',
  show_in_subtitle boolean not null default false,
  is_hidden boolean not null default false,
  subtitle_sort_order int not null default 100,
  unique (tag_key, tag_value)
);
create table tag_translations (
  tag_id uuid not null references tags,
  language text not null default 'de',
  tag_key_translate text not null,
  tag_value_translate text not null,
  primary key (tag_id, language)
);
create table item_detail_keys (
  id uuid primary key,
  key_name text not null unique,
  icon_id uuid not null references icons,
  icon_title text not null,
  color_name text not null,
  type text not null,
  needs_unit boolean not null default false,
  is_hidden boolean not null default false
);
create table item_detail_key_translations (
  item_detail_key_id uuid not null references item_detail_keys,
  language text not null default 'de',
  detail_key_translate text not null,
  primary key (item_detail_key_id, language)
);

create table items (
  owner_id smallint not null references branches (short_id),
  id uuid not null,
  nano_id text not null,
  title text not null,
  type text not null default 'place',
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  date_permanently_closed text,
  is_duplicate_of uuid,
  source text not null,
  source_ref text,
  edited_fields text[] not null default '{}',
  version int not null default 1,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (owner_id, id)
);
create unique index items_nano_id on items (owner_id, nano_id);
create index items_by_id on items (id);
create index items_by_nano_id on items (nano_id);
create unique index items_source_ref on items (owner_id, source, source_ref);
create index items_title on items using gin (lower(title) gin_trgm_ops);

create table item_categories (
  owner_id smallint not null,
  item_id uuid not null,
  category_id uuid not null references categories,
  sort_order int not null default 0,
  date_created timestamptz not null default now(),
  primary key (owner_id, item_id, category_id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index item_categories_category on item_categories (owner_id, category_id);
create table item_tags (
  owner_id smallint not null,
  item_id uuid not null,
  tag_id uuid not null references tags,
  primary key (owner_id, item_id, tag_id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create table item_details (
  owner_id smallint not null,
  id uuid not null,
  item_id uuid not null,
  item_detail_key_id uuid not null references item_detail_keys,
  data_value text not null,
  data_value_unit text,
  data_key_group text,
  date_updated timestamptz not null default now(),
  primary key (owner_id, id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index item_details_item on item_details (owner_id, item_id);
create index item_details_by_id on item_details (id);
create table item_addresses (
  owner_id smallint not null,
  id uuid not null,
  item_id uuid not null,
  country_id uuid references countries,
  state_id uuid references states,
  street text not null default '',
  housenumber text not null default '',
  postcode text not null default '',
  city text not null default '',
  primary key (owner_id, id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index item_addresses_item on item_addresses (owner_id, item_id);
create index item_addresses_by_id on item_addresses (id);
create table ways (
  owner_id smallint not null,
  id uuid not null,
  nano_id text not null,
  item_id uuid not null,
  sort_order int not null default 0,
  way jsonb not null,
  primary key (owner_id, id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index ways_item on ways (owner_id, item_id);
create table item_geojsons (
  owner_id smallint not null,
  id uuid not null,
  nano_id text not null,
  item_id uuid not null,
  type int not null,
  geojson_type int,
  geojson jsonb not null,
  primary key (owner_id, id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index item_geojsons_item on item_geojsons (owner_id, item_id);
create index item_geojsons_by_id on item_geojsons (id);
create table geojsons (
  id uuid primary key,
  author text not null,
  geojson jsonb not null,
  date_created timestamptz not null default now()
);
create table item_jsons (
  owner_id smallint not null,
  id uuid not null,
  item_id uuid not null,
  type text not null,
  json jsonb not null,
  primary key (owner_id, id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index item_jsons_item on item_jsons (owner_id, item_id);
create index item_jsons_by_id on item_jsons (id);
create table jsons (
  id uuid primary key,
  author text not null,
  json jsonb not null,
  date_created timestamptz not null default now()
);
create table mentions (
  owner_id smallint not null,
  id uuid not null,
  item_id uuid not null,
  title text not null,
  url text,
  date_published text,
  primary key (owner_id, id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index mentions_item on mentions (owner_id, item_id);
create index mentions_by_id on mentions (id);
create table item_relations (
  owner_id smallint not null,
  item_parent_id uuid not null,
  item_child_id uuid not null,
  relationship_id int not null,
  sort_order int not null default 0,
  primary key (owner_id, item_parent_id, item_child_id, relationship_id)
);
create index item_relations_child on item_relations (owner_id, item_child_id);
create table item_reviews (
  owner_id smallint not null,
  id uuid not null,
  item_id uuid not null,
  date_due timestamptz not null,
  is_completed boolean not null default false,
  note text,
  date_completed timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index item_reviews_item on item_reviews (owner_id, item_id);
create index item_reviews_by_id on item_reviews (id);
create table item_revisions (
  owner_id smallint not null,
  item_id uuid not null,
  revision int not null,
  date timestamptz not null default now(),
  author text not null,
  action text not null,
  changes jsonb not null,
  rows jsonb not null default '[]',
  primary key (owner_id, item_id, revision)
);

create table events (
  owner_id smallint not null references branches (short_id),
  id uuid not null,
  item_id uuid not null,
  title text not null,
  description text not null default '',
  url text,
  date_begin timestamptz not null,
  date_end timestamptz,
  source text not null default 'editor',
  version int not null default 1,
  date_updated timestamptz not null default now(),
  primary key (owner_id, id)
);
create index events_by_id on events (id);
create table event_revisions (
  owner_id smallint not null,
  event_id uuid not null,
  revision int not null,
  date timestamptz not null default now(),
  author text not null,
  action text not null,
  changes jsonb not null,
  primary key (owner_id, event_id, revision)
);
create table event_branches (
  owner_id smallint not null,
  event_id uuid not null,
  branch_id smallint not null references branches (short_id),
  primary key (owner_id, event_id, branch_id),
  foreign key (owner_id, event_id) references events on delete cascade
);
create table event_tags (
  owner_id smallint not null,
  event_id uuid not null,
  tag_id uuid not null references tags,
  primary key (owner_id, event_id, tag_id),
  foreign key (owner_id, event_id) references events on delete cascade
);
create table item_events (
  owner_id smallint not null,
  event_id uuid not null,
  item_id uuid not null,
  relationship_id int not null default 1,
  primary key (owner_id, event_id, item_id, relationship_id),
  foreign key (owner_id, event_id) references events on delete cascade
);

create table streets (
  owner_id smallint not null references branches (short_id),
  id uuid not null,
  nano_id text not null,
  title text not null,
  city text not null default '',
  lat double precision not null,
  lon double precision not null,
  category_id uuid references categories,
  lines jsonb not null,
  source text not null,
  source_ref text not null,
  primary key (owner_id, id)
);
create unique index streets_source_ref on streets (owner_id, source, source_ref);
create table buildings (
  owner_id smallint not null references branches (short_id),
  id uuid not null,
  nano_id text not null,
  title text not null,
  housenumber text not null default '',
  city text not null default '',
  lat double precision not null,
  lon double precision not null,
  category_id uuid references categories,
  polygon text not null,
  source text not null,
  source_ref text not null,
  primary key (owner_id, id)
);
create unique index buildings_source_ref on buildings (owner_id, source, source_ref);
`;
