import type { Db } from '@umkreis/db/database.ts';
import { addDays, type ServiceDays } from './service-days.ts';
import { loadFeeds, loadServices } from './timetable-feeds.repository.ts';

/** All feeds of an owner combined: their numbers do not collide and their time zone is the same. */
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

/**
 * Whether a trip of the feed may run on a day, YYYY-MM-DD; trips of the last service day may end on a later one.
 */
export const isWithin = ({ firstDay, lastDay, lastSecond }: Feed, date: string): boolean =>
  date >= firstDay && date <= addDays(lastDay, Math.ceil(lastSecond / DAY_S));

const FRESH_MS = 2000;

/** The feeds with their service days, cached until they are imported again; at most two seconds stale. */
export class TimetableFeeds {
  readonly #db: Db;
  #feeds = new Map<number, Feed>();
  #lastCheck = -Infinity;
  #refreshing: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Feeds by owner. While the database is down, returns the cached ones. @throws if they were never read */
  async all(): Promise<ReadonlyMap<number, Feed>> {
    if (performance.now() - this.#lastCheck > FRESH_MS) {
      this.#refreshing ??= this.#read().finally(() => {
        this.#refreshing = undefined;
      });
      await this.#refreshing.catch((error: unknown) => {
        if (this.#lastCheck === -Infinity) throw error;
      });
    }
    return this.#feeds;
  }

  async #read(): Promise<void> {
    const rows = await loadFeeds(this.#db);
    const feeds = new Map<number, Feed>();
    for (const row of rows) {
      const cached = this.#feeds.get(row.owner_id);
      feeds.set(
        row.owner_id,
        cached?.imported === row.date_imported.getTime()
          ? cached
          : {
              owner: row.owner_id,
              imported: row.date_imported.getTime(),
              timeZone: row.time_zone,
              firstDay: row.first_day,
              lastDay: row.last_day,
              lastSecond: row.last_second,
              services: await loadServices(this.#db, row.owner_id),
            },
      );
    }
    this.#feeds = feeds;
    this.#lastCheck = performance.now();
  }
}
