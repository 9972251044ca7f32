import { sql, type Kysely } from 'kysely';

/**
 * Timetables, one feed per branch (GTFS Schedule). Numbers are unique within the feed; times are seconds after
 * 'noon minus twelve hours' of the service day, so they exceed 86,400 for trips that end after midnight.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of schema
    .split(';\n')
    .map((part) => part.trim())
    .filter(Boolean))
    await sql.raw(statement).execute(db);
}

const schema = `
create table timetable_feeds (
  owner_id smallint not null references branches (short_id),
  feed_id uuid not null,
  name text not null,
  time_zone text not null,
  first_day date not null,
  last_day date not null,
  last_second int not null,
  source text not null default 'file',
  date_imported timestamptz not null default now(),
  primary key (owner_id)
);

create table timetable_stops (
  owner_id smallint not null,
  stop_no int not null,
  stop_id text not null,
  name text not null,
  platform text not null default '',
  lat double precision not null,
  lon double precision not null,
  item_owner_id smallint,
  item_id uuid,
  primary key (owner_id, stop_no),
  foreign key (owner_id) references timetable_feeds (owner_id) on delete cascade
);
create index timetable_stops_item on timetable_stops (item_id);

create table timetable_lines (
  owner_id smallint not null,
  line_no int not null,
  route_id text not null,
  short_name text not null,
  long_name text not null,
  kind int not null,
  color text not null,
  text_color text not null,
  primary key (owner_id, line_no),
  foreign key (owner_id) references timetable_feeds (owner_id) on delete cascade
);

create table timetable_services (
  owner_id smallint not null,
  service_no int not null,
  weekdays smallint not null,
  first_day date,
  last_day date,
  added text[] not null default '{}',
  removed text[] not null default '{}',
  primary key (owner_id, service_no),
  foreign key (owner_id) references timetable_feeds (owner_id) on delete cascade
);

create table timetable_shapes (
  owner_id smallint not null,
  shape_no int not null,
  line text not null,
  primary key (owner_id, shape_no),
  foreign key (owner_id) references timetable_feeds (owner_id) on delete cascade
);

create table timetable_trips (
  owner_id smallint not null,
  trip_no int not null,
  trip_id text not null,
  line_no int not null,
  service_no int not null,
  shape_no int,
  headsign text not null,
  primary key (owner_id, trip_no),
  foreign key (owner_id) references timetable_feeds (owner_id) on delete cascade
);

create table timetable_calls (
  owner_id smallint not null,
  trip_no int not null,
  seq smallint not null,
  stop_no int not null,
  arrival int not null,
  departure int not null,
  is_boarding boolean not null,
  primary key (owner_id, trip_no, seq),
  foreign key (owner_id, trip_no) references timetable_trips (owner_id, trip_no) on delete cascade
);
create index timetable_calls_stop on timetable_calls (owner_id, stop_no, departure);
`;
