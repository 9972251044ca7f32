import type { FastifyInstance } from 'fastify';
import { bucketAge } from '@umkreis/object-storage/bucket-metrics.ts';
import { addMetrics } from '@umkreis/serving/process-metrics.ts';
import { healthProblems, type Watches } from './health-problems.ts';

const components = ['database', 'replica', 'storage', 'media', 'snapshots', 'jobs', 'issuer'] as const;

/** Adds what `/health` reports, the age of the media bucket, and where reads are served. */
export function addHealthMetrics(registry: FastifyInstance['metrics'], watches: Watches): void {
  addMetrics(registry, [
    {
      name: 'umkreis_component_up',
      help: '1: the component works; 0: see /health',
      labels: ['component'],
      read: async () => {
        const failing = new Set((await healthProblems(watches)).map(({ component }) => component));
        return components.map((component) => ({ labels: { component }, value: Number(!failing.has(component)) }));
      },
    },
    {
      name: 'umkreis_database_replica_lag_seconds',
      help: 'Age of the state of the replica; no value: unknown, or there is none',
      read: () => {
        const { lagSeconds: value } = watches.replica;
        return value === undefined ? [] : [{ value }];
      },
    },
    {
      name: 'umkreis_database_reads',
      help: 'Reads that a replica may serve, by where they were served since the start',
      labels: ['target'],
      read: () => Object.entries(watches.replica.counts).map(([target, value]) => ({ labels: { target }, value })),
    },
    bucketAge('media', () => watches.media.ageSeconds),
  ]);
}
