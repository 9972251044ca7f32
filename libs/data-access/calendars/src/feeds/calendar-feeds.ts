import type { FastifyBaseLogger } from 'fastify';
import {
  MOST_FEED_FAILURES,
  MOST_LEFT_OUT,
  type CalendarLeftOut,
  type CalendarResult,
} from '@umkreis/contract/calendar-import.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { JobRuns } from '@umkreis/serving/job-runs.ts';
import { PoolBusyError } from '@umkreis/serving/task-pool/task-errors.ts';
import {
  countReading,
  postponeFeed,
  settleFailure,
  settleFeed,
  suspendFailing,
  takeDue,
  type FeedRow,
} from './calendar-feeds.repository.ts';
import { CalendarFetchError, fetchCalendar } from './fetch-calendar.ts';
import { importCalendar } from '../import-calendar.ts';
import { NoCalendarError, type CalendarReading } from '../read-calendar.ts';
import { readInThread } from '../read-in-thread.ts';

const EVERY_MS = 6 * 3_600_000;
const RETRY_AFTER_FAILURE_MS = 3_600_000;
const RETRY_AFTER_BUSY_MS = 300_000;
const LOOK_MS = 60_000;

interface Options {
  db: Db;
  /** Hosts that may be in the private network. */
  ownHosts: ReadonlySet<string>;
  /** Time zone of an owner. */
  zoneOf(owner: number): string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Why a calendar was rejected, as a sentence for editors; undefined if the calendar is not the cause. */
export const calendarErrorOf = (error: unknown): string | undefined =>
  error instanceof CalendarFetchError || error instanceof NoCalendarError ? error.message : undefined;

function leftOutOf({ rows, notes }: CalendarResult): CalendarLeftOut {
  const refused = rows.filter(({ state }) => state === 'refused');
  return {
    notes: notes.slice(0, MOST_LEFT_OUT),
    refused: refused.slice(0, MOST_LEFT_OUT).map(({ uid, title, fault }) => ({ uid, title, fault })),
    refusedCount: refused.length,
  };
}

/** Reads subscribed calendars when they are due; several processes share the work. */
export class CalendarFeeds {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(runs: Pick<JobRuns, 'run'>): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#working = runs
        .run('calendars', () => this.readDue())
        .catch(() => {})
        .finally(() => this.start(runs));
    }, LOOK_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Fetches and parses a calendar without storing it. @throws CalendarFetchError, NoCalendarError */
  async look(url: string, owner: number): Promise<CalendarReading> {
    const { ownHosts, zoneOf } = this.#options;
    return readInThread(await fetchCalendar(url, ownHosts), zoneOf(owner), new Date());
  }

  /**
   * Reads a feed now. A failure counts whoever requested the read; several in a row suspend the feed.
   * @throws CalendarFetchError, NoCalendarError, PoolBusyError
   */
  async read(feed: FeedRow, author = feed.created_by): Promise<CalendarResult> {
    await countReading(this.#options.db, feed.id);
    return this.#readCounted(feed, author);
  }

  /** Imports a calendar. */
  async write(feed: FeedRow, reading: CalendarReading, author: string): Promise<CalendarResult> {
    const { db } = this.#options;
    const result = await importCalendar(db, reading, {
      place: { owner_id: feed.owner_id, id: feed.item_id },
      author,
      feedId: feed.id,
      isPreview: false,
      now: new Date(),
    });
    await settleFeed(db, feed.id, {
      due: new Date(Date.now() + EVERY_MS),
      events: reading.entries.length,
      leftOut: leftOutOf(result),
    });
    return result;
  }

  /** Reads the feeds that are due, and suspends those that failed too often. @throws the database's error */
  async readDue(): Promise<void> {
    const { db } = this.#options;
    for (const feed of await suspendFailing(db)) this.#logSuspension(feed);
    for (let feed = await takeDue(db); feed && !this.#stopped; feed = await takeDue(db))
      await this.#readCounted(feed, feed.created_by).catch(() => {});
  }

  async #readCounted(feed: FeedRow, author: string): Promise<CalendarResult> {
    try {
      return await this.write(feed, await this.look(feed.url, feed.owner_id), author);
    } catch (error) {
      await this.#settleFailure(feed, error);
      throw error;
    }
  }

  async #settleFailure({ id }: FeedRow, error: unknown): Promise<void> {
    const { db, log } = this.#options;
    if (error instanceof PoolBusyError) return postponeFeed(db, id, new Date(Date.now() + RETRY_AFTER_BUSY_MS));
    const calendarError = calendarErrorOf(error);
    if (calendarError === undefined) log.warn({ err: error, feed: id }, 'a calendar was not read');
    const due = new Date(Date.now() + RETRY_AFTER_FAILURE_MS);
    const failed = await settleFailure(db, id, calendarError ?? 'the events could not be written', due);
    if (failed?.failure_count === MOST_FEED_FAILURES) this.#logSuspension(failed);
  }

  #logSuspension({ id, owner_id, fault: calendarError, failure_count }: FeedRow): void {
    const facts = { feed: id, branch: owner_id, fault: calendarError, failures: failure_count };
    this.#options.log.warn(facts, 'a calendar is suspended: editors resume it in the dashboard');
  }
}
