import type { Registry } from 'prom-client';
import { poolCounts } from '@umkreis/db/database.ts';
import { queueCounts } from '@umkreis/db/pool-queue.ts';
import type { Db } from '@umkreis/db/database.ts';
import { addMetrics, type Reading } from '@umkreis/serving/process-metrics.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { Snapshots } from '@umkreis/content/snapshots/snapshots.ts';
import type { StorageState } from '@umkreis/serving/storage-state.ts';
import { dueCalendars, pendingRenditions } from './pending-work.repository.ts';

interface Measured {
  db: Db;
  content: ContentState;
  snapshots: Pick<Snapshots, 'health'>;
  storage: StorageState;
}

/** Adds what API and jobs report: age of the snapshots, queues, database connections, pending jobs. */
export function addContentMetrics(registry: Registry, { db, content, snapshots, storage }: Measured): void {
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
      read: async () => [{ value: Number(await storage.hasSpace()) }],
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
  ]);
}
