import type { Registry } from 'prom-client';
import { addMetrics } from './process-metrics.ts';
import { sourceState } from './source-state.ts';

/** Adds the version and the commit of a process, as labels of a metric that is 1. */
export function addBuildMetrics(registry: Registry, version: string): void {
  addMetrics(registry, [
    {
      name: 'umkreis_build_info',
      help: '1; version, commit and whether files differed from the commit are its labels',
      labels: ['version', 'commit', 'dirty'],
      read: async () => {
        const { commit = 'unknown', isDirty = false } = await sourceState();
        return [{ labels: { version, commit, dirty: String(isDirty) }, value: 1 }];
      },
    },
  ]);
}
