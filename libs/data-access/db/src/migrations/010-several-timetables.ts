import { sql, type Kysely } from 'kysely';

const tables = [
  'timetable_stops',
  'timetable_lines',
  'timetable_services',
  'timetable_shapes',
  'timetable_trips',
  'timetable_calls',
];

/**
 * A branch may have several feeds: each row names its feed, and numbers are unique across feeds. Calls are deleted
 * by feed instead of by trip, which scanned all calls of the branch for each trip.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table timetable_calls drop constraint timetable_calls_owner_id_trip_no_fkey`.execute(db);
  for (const table of tables) {
    const name = sql.table(table);
    if (table !== 'timetable_calls')
      await sql`alter table ${name} drop constraint ${sql.ref(`${table}_owner_id_fkey`)}`.execute(db);
    await sql`alter table ${name} add column feed_id uuid`.execute(db);
    await sql`update ${name} t set feed_id = f.feed_id from timetable_feeds f where f.owner_id = t.owner_id`.execute(
      db,
    );
    await sql`alter table ${name} alter column feed_id set not null`.execute(db);
  }
  await sql`alter table timetable_feeds drop constraint timetable_feeds_pkey`.execute(db);
  await sql`alter table timetable_feeds add primary key (owner_id, feed_id)`.execute(db);
  // Feeds imported without a name are replaced by imports without a name.
  await sql`update timetable_feeds set name = 'timetable' where source = 'file'`.execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add foreign key (owner_id, feed_id) references timetable_feeds (owner_id, feed_id) on delete cascade`.execute(
      db,
    );
}
