import type { FastifyInstance } from 'fastify';
import { bucketAge } from '@umkreis/object-storage/bucket-metrics.ts';
import { addBuildMetrics } from '@umkreis/serving/build-metrics.ts';
import { addMetrics, type MetricSource } from '@umkreis/serving/process-metrics.ts';
import type { EdgeHealth, VersionHealth } from '@umkreis/contract/surface-error.ts';
import type { FollowedReleases } from './followed-releases.ts';
import type { RateLimitedQueue } from './limits/rate-limited-queue.ts';
import type { RequestQueues } from './proxy/forward.ts';
import type { ApiGroup } from './proxy/api-group.ts';
import { version } from './release-health.ts';
import type { ReleaseFailures } from './release-failures.ts';

interface Options {
  apis: ApiGroup;
  queues: RequestQueues;
  pageQueue: RateLimitedQueue;
  failures: ReleaseFailures;
  followed: Pick<FollowedReleases, 'bucketAge'>;
  health: () => Promise<EdgeHealth>;
  openStreams: () => number;
}

/** Metrics of the edge besides requests: queue lengths, readiness of the APIs, health of the releases. */
export function registerEdgeMetrics(
  app: FastifyInstance,
  { apis, queues, pageQueue, failures, followed, health, openStreams }: Options,
): void {
  addBuildMetrics(app.metrics, version);
  const lines = { ...queues, pages: pageQueue };
  const queue = (name: string, help: string, what: 'running' | 'waiting'): MetricSource => ({
    name,
    help,
    labels: ['kind'],
    read: () => Object.entries(lines).map(([kind, { counts }]) => ({ labels: { kind }, value: counts[what] })),
  });
  const ofVersions = (name: string, help: string, read: (one: VersionHealth) => number): MetricSource => ({
    name,
    help,
    labels: ['surface', 'version', 'channel'],
    read: async () =>
      versionsOf(await failures.health()).map(({ labels, health }) => ({ labels, value: read(health) })),
  });
  addMetrics(app.metrics, [
    queue('umkreis_turns_running', 'Calls of the API and pages being made', 'running'),
    queue('umkreis_turns_waiting', 'Calls of the API and pages that wait for their turn', 'waiting'),
    {
      name: 'umkreis_snapshot_streams',
      help: 'Open pages that new snapshots are pushed to',
      labels: [],
      read: () => [{ labels: {}, value: openStreams() }],
    },
    {
      name: 'umkreis_api_ready',
      help: '1: the API takes requests',
      labels: ['api'],
      read: () => apis.apis.map(({ host, isReady }) => ({ labels: { api: host }, value: Number(isReady) })),
    },
    {
      name: 'umkreis_release_bucket_unread_seconds',
      help: 'How long the bucket of the releases could not be read; 0: it is read, or releases are in the folder',
      labels: [],
      read: async () => {
        const { bucketUnreadSince: since } = await failures.health();
        return [{ labels: {}, value: since === undefined ? 0 : (Date.now() - Date.parse(since)) / 1000 }];
      },
    },
    {
      name: 'umkreis_component_up',
      help: '1: the component works; 0: see /edge/health; no value: no API reports it',
      labels: ['component'],
      read: async () =>
        Object.entries((await health()).components ?? {}).flatMap(([component, { status }]) =>
          status === 'unknown' ? [] : [{ labels: { component }, value: Number(status === 'ok') }],
        ),
    },
    bucketAge('releases', followed.bucketAge),
    ofVersions('umkreis_release_pages', 'Pages sent with a release since the edge started', ({ loads }) => loads),
    ofVersions('umkreis_release_faults', 'Pages of these in which its code failed', ({ faults }) => faults),
    {
      name: 'umkreis_release_degraded',
      help: '1: the release fails more than the one before, or is incomplete',
      labels: ['surface'],
      read: async () =>
        Object.entries((await failures.health()).surfaces).map(([surface, { status }]) => ({
          labels: { surface },
          value: Number(status === 'degraded'),
        })),
    },
  ]);
}

/** The versions of each surface with their audience. */
const versionsOf = ({ surfaces }: EdgeHealth) =>
  Object.entries(surfaces).flatMap(([surface, { current, previous, canary }]) =>
    (
      [
        ['stable', current],
        ['previous', previous],
        ['canary', canary],
      ] as const
    ).flatMap(([channel, health]) =>
      health ? [{ labels: { surface, version: health.version, channel }, health }] : [],
    ),
  );
