import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '@umkreis/db/database.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import { branchZones } from '@umkreis/content/branch-zones.repository.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import { CalendarFeeds } from '@umkreis/calendars/feeds/calendar-feeds.ts';
import type { RenditionQueue } from '@umkreis/media-files/rendition-queue.ts';
import type { JobRuns } from '@umkreis/serving/job-runs.ts';
import { MarkStoredHours } from './hours/mark-stored-hours.ts';
import { Lease } from './lease/job-lease.repository.ts';
import type { JobSettings } from './settings/job-settings.ts';
import { RollUp } from './statistics/roll-up.ts';
import { retentionDays } from './personal-data/retention-days.ts';
import { RetentionJob } from './personal-data/retention-job.ts';

interface Options {
  db: Db;
  config: JobSettings;
  content: ContentState;
  renditions: RenditionQueue;
  runs: Pick<JobRuns, 'run'>;
  log: FastifyBaseLogger;
}

/**
 * Background jobs, except the snapshots: renditions of pictures, daily statistics, subscribed calendars, erasing
 * expired personal data, and finding stored hours that cannot be read. Run by the API itself or by a separate process
 * (`apps/jobs`).
 */
export class Jobs {
  readonly #runs: Pick<JobRuns, 'run'>;
  readonly #renditions: RenditionQueue;
  readonly #rollUp: RollUp;
  readonly #calendars: CalendarFeeds;
  readonly #retention: RetentionJob;
  readonly #hours: MarkStoredHours;

  constructor({ db, config, content, renditions, runs, log }: Options) {
    this.#runs = runs;
    this.#renditions = renditions;
    this.#rollUp = new RollUp({
      db,
      retentionDays: config.METRICS_KEEP_DAYS,
      zones: branchZones([...content.defaults.values()]),
    });
    this.#calendars = new CalendarFeeds({ db, ownHosts: config.CALENDAR_OWN_HOSTS, zoneOf: timeZoneOf(content), log });
    this.#retention = new RetentionJob({
      db,
      days: retentionDays(config),
      lease: new Lease(db, 'retention', `${hostname()} ${process.pid}`),
      log,
    });
    this.#hours = new MarkStoredHours(db);
  }

  start(): void {
    this.#renditions.start(this.#runs);
    this.#rollUp.start(this.#runs);
    this.#calendars.start(this.#runs);
    this.#retention.start(this.#runs);
    this.#hours.start(this.#runs);
  }

  async stop(): Promise<void> {
    await Promise.all([
      this.#renditions.stop(),
      this.#rollUp.stop(),
      this.#calendars.stop(),
      this.#retention.stop(),
      this.#hours.stop(),
    ]);
  }
}
