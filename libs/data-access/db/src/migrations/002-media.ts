import { sql, type Kysely } from 'kysely';

/**
 * A stored file has no owner and is shared by its content; its use by an item belongs to the item's owner.
 * is_ready: everything that a page needs of the file is stored. It is reset before anything is removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of schema
    .split(';\n')
    .map((part) => part.trim())
    .filter(Boolean))
    await sql.raw(statement).execute(db);
}

const schema = `
create table media_files (
  hash text primary key,
  type text not null,
  bytes int not null,
  width int not null,
  height int not null,
  color text not null default '#808080',
  renditions jsonb not null default '[]',
  is_ready boolean not null default false,
  is_complete boolean not null default false,
  attempts int not null default 0,
  date_used timestamptz not null default now()
);
create index media_files_incomplete on media_files (date_used) where is_ready and not is_complete;

create table item_media (
  owner_id smallint not null,
  id uuid not null,
  item_id uuid not null,
  file_hash text not null references media_files,
  kind smallint not null check (kind between 1 and 4),
  title text not null default '',
  alt text not null default '',
  credit text not null default '',
  licence text not null default '',
  video_url text,
  sort_order int not null default 0,
  source text not null default 'editor',
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (owner_id, id),
  foreign key (owner_id, item_id) references items on delete cascade
);
create index item_media_item on item_media (owner_id, item_id);
create index item_media_by_id on item_media (id);
create index item_media_file on item_media (file_hash);
`;
