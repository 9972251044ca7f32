import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { addDays, type ServiceDays } from './service-days.ts';

/** The feeds of an owner as one: their numbers don't meet, their time zone is the same. */
export interface Feed {
  owner: number;
  imported: number;
  timeZone: string;
  firstDay: string;
  lastDay: string;
  lastSecond: number;
  services: ReadonlyMap<number, ServiceDays>;
}

const DAY_S = 86_400;

/** Whether a trip of the feed may be under way on a day, YYYY-MM-DD: those of the last day end on a later one. */
export const isWithin = ({ firstDay, lastDay, lastSecond }: Feed, date: string): boolean =>
  date >= firstDay && date <= addDays(lastDay, Math.ceil(lastSecond / DAY_S));

const FRESH_MS = 2000;

/** The feeds with their days of service, kept while they are not imported anew; at most two seconds old. */
export class TimetableFeeds {
  readonly #db: Db;
  #feeds = new Map<number, Feed>();
  #asked = -Infinity;
  #asking: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** By owner. While the database is away: as they were. @throws when they were never read */
  async all(): Promise<ReadonlyMap<number, Feed>> {
    if (performance.now() - this.#asked > FRESH_MS) {
      this.#asking ??= this.#read().finally(() => {
        this.#asking = undefined;
      });
      await this.#asking.catch((error: unknown) => {
        if (this.#asked === -Infinity) throw error;
      });
    }
    return this.#feeds;
  }

  async #read(): Promise<void> {
    const { rows } = await sql<{
      owner_id: number;
      time_zone: string;
      first_day: string;
      last_day: string;
      last_second: number;
      date_imported: Date;
    }>`
      select owner_id, min(time_zone) as time_zone, min(first_day)::text as first_day, max(last_day)::text as last_day, max(last_second) as last_second, max(date_imported) as date_imported
      from timetable_feeds group by owner_id`.execute(this.#db);
    const feeds = new Map<number, Feed>();
    for (const row of rows) {
      const known = this.#feeds.get(row.owner_id);
      feeds.set(
        row.owner_id,
        known?.imported === row.date_imported.getTime()
          ? known
          : {
              owner: row.owner_id,
              imported: row.date_imported.getTime(),
              timeZone: row.time_zone,
              firstDay: row.first_day,
              lastDay: row.last_day,
              lastSecond: row.last_second,
              services: await this.#services(row.owner_id),
            },
      );
    }
    this.#feeds = feeds;
    this.#asked = performance.now();
  }

  async #services(owner: number): Promise<Map<number, ServiceDays>> {
    const { rows } = await sql<{
      service_no: number;
      weekdays: number;
      first_day: string | null;
      last_day: string | null;
      added: string[];
      removed: string[];
    }>`
      select service_no, weekdays, first_day::text, last_day::text, added, removed from timetable_services where owner_id = ${owner}`.execute(
      this.#db,
    );
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
}
