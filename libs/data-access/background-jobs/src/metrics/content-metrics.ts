import { Histogram, type Registry } from 'prom-client';
import { onQuery, poolCounts } from '@umkreis/db/database.ts';
import { onRejected, queueCounts } from '@umkreis/db/pool-queue.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { JobRuns } from '@umkreis/serving/job-runs.ts';
import { lastBackup, lastRestoreDrill } from '@umkreis/serving/last-backup.ts';
import { addCounter, addMetrics, type Reading } from '@umkreis/serving/process-metrics.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { Snapshots } from '@umkreis/content/snapshots/snapshots.ts';
import type { StorageState } from '@umkreis/serving/storage-state.ts';
import { dueCalendars, pendingRenditions } from './pending-work.repository.ts';

interface Measured {
  db: Db;
  content: ContentState;
  snapshots: Pick<Snapshots, 'health'>;
  storage: StorageState;
  dataDir: string;
  runs: JobRuns;
}

/** Adds what API and jobs report: age of the snapshots, queues, database connections, pending jobs. */
export function addContentMetrics(registry: Registry, measured: Measured): void {
  const { db, content, snapshots, storage, dataDir, runs } = measured;
  measureQueries(registry, db);
  countRejections(registry, db);
  const ofSnapshots = (read: (one: ReturnType<typeof snapshots.health>[number]) => number | undefined): Reading[] =>
    snapshots.health().flatMap((one) => {
      const value = read(one);
      return value === undefined ? [] : [{ labels: { branch: String(one.branchShortId ?? 0) }, value }];
    });
  const one = (n: number): Reading[] => [{ value: n }];
  addMetrics(registry, [
    {
      name: 'umkreis_snapshot_age_seconds',
      help: 'Since the snapshot of a branch was built; 0 is the main site',
      labels: ['branch'],
      read: () => ofSnapshots(({ builtAt }) => (builtAt ? (Date.now() - Date.parse(builtAt)) / 1000 : undefined)),
    },
    {
      name: 'umkreis_snapshot_stale',
      help: '1: the content has changed since; for more than a few seconds something is wrong',
      labels: ['branch'],
      read: () => ofSnapshots(({ isStale }) => Number(isStale)),
    },
    { name: 'umkreis_database_up', help: '1: it answers', read: () => [{ value: Number(content.isDatabaseUp) }] },
    {
      name: 'umkreis_storage_room',
      help: '1: there is enough disk space to write',
      read: async () => [{ value: Number(!(await storage.problem())) }],
    },
    {
      name: 'umkreis_database_connections',
      help: 'Connections of the pool, and what waits for one',
      labels: ['state'],
      read: () => Object.entries(poolCounts(db)).map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: 'umkreis_turns_running',
      help: 'Work in the database by kind',
      labels: ['kind'],
      read: () => queueCounts(db).map(([kind, { running }]) => ({ labels: { kind }, value: running })),
    },
    {
      name: 'umkreis_turns_waiting',
      help: 'Queued database work',
      labels: ['kind'],
      read: () => queueCounts(db).map(([kind, { waiting }]) => ({ labels: { kind }, value: waiting })),
    },
    {
      name: 'umkreis_renditions_waiting',
      help: 'Pictures of which sizes are still to be made',
      read: async () => one(await pendingRenditions(db)),
    },
    {
      name: 'umkreis_calendars_due',
      help: 'Subscribed calendars that wait to be read',
      read: async () => one(await dueCalendars(db)),
    },
    {
      name: 'umkreis_backup_age_seconds',
      help: 'Since the last complete backup; no value: there was none with this data folder',
      read: async () => ageOf(await lastBackup(dataDir)),
    },
    {
      name: 'umkreis_restore_drill_age_seconds',
      help: 'Since a backup was read and found complete; no value: there was no drill with this data folder',
      read: async () => ageOf(await lastRestoreDrill(dataDir)),
    },
    ...runs.metrics(),
  ]);
}

function countRejections(registry: Registry, db: Db): void {
  const count = addCounter(registry, {
    name: 'umkreis_branch_rejections_total',
    help: 'Work in the database that was rejected because the queue of its branch is too long',
    labels: ['branch', 'kind'],
  });
  onRejected(db, (kind, branch) => count({ branch: branch === null ? 'none' : String(branch), kind }));
}

const ageOf = (date: Date | undefined): Reading[] =>
  date === undefined ? [] : [{ value: (Date.now() - date.getTime()) / 1000 }];

/** Upper bounds of the duration buckets, s. */
const DURATIONS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

function measureQueries(registry: Registry, db: Db): void {
  const durations = new Histogram({
    name: 'umkreis_database_query_seconds',
    help: 'How long statements took, without the wait for a connection',
    labelNames: ['result'],
    buckets: DURATIONS,
    registers: [registry],
  });
  onQuery(db, (seconds, hasFailed) => durations.observe({ result: hasFailed ? 'failed' : 'ok' }, seconds));
}
