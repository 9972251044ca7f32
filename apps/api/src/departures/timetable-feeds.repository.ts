import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import type { ServiceDays } from './service-days.ts';

interface FeedRow {
  owner_id: number;
  time_zone: string;
  first_day: string;
  last_day: string;
  last_second: number;
  date_imported: Date;
}

interface ServiceRow {
  service_no: number;
  weekdays: number;
  first_day: string | null;
  last_day: string | null;
  added: string[];
  removed: string[];
}

/** The feeds of each owner combined. */
export async function loadFeeds(db: Db): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
      select owner_id, min(time_zone) as time_zone, min(first_day)::text as first_day, max(last_day)::text as last_day,
        max(last_second) as last_second, max(date_imported) as date_imported
      from timetable_feeds group by owner_id`.execute(db);
  return rows;
}

/** Service days of an owner's feeds, by service number. */
export async function loadServices(db: Db, owner: number): Promise<Map<number, ServiceDays>> {
  const { rows } = await sql<ServiceRow>`
      select service_no, weekdays, first_day::text, last_day::text, added, removed from timetable_services
        where owner_id = ${owner}`.execute(db);
  return new Map(
    rows.map((row) => [
      row.service_no,
      {
        weekdays: row.weekdays,
        firstDay: row.first_day,
        lastDay: row.last_day,
        added: new Set(row.added),
        removed: new Set(row.removed),
      },
    ]),
  );
}
