import type { MetricSource } from '@umkreis/serving/process-metrics.ts';

/** @param bucket what is stored in it @param read the time since it was last read, s; undefined: unknown */
export const bucketAge = (bucket: 'media' | 'releases', read: () => number | undefined): MetricSource => ({
  name: 'umkreis_bucket_age_seconds',
  help: 'Since a bucket was last read; no value: not yet, or it is not used',
  labels: ['bucket'],
  read: () => {
    const value = read();
    return value === undefined ? [] : [{ labels: { bucket }, value }];
  },
});
