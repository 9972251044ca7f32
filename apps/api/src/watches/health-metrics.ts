import type { FastifyInstance } from 'fastify';
import { bucketAge } from '@umkreis/object-storage/bucket-metrics.ts';
import { addMetrics } from '@umkreis/serving/process-metrics.ts';
import { healthProblems, type Watches } from './health-problems.ts';

const components = ['database', 'storage', 'media', 'snapshots', 'jobs'] as const;

/** Adds what `/health` reports, and the age of the media bucket. */
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
    bucketAge('media', () => watches.media.ageSeconds),
  ]);
}
