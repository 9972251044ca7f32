import type { HealthProblem } from '@umkreis/contract/health.ts';
import type { DatabaseWatch } from '@umkreis/db/database-watch.ts';
import type { BucketWatch } from '@umkreis/object-storage/bucket-watch.ts';
import type { StorageState } from '@umkreis/serving/storage-state.ts';
import type { ServiceWatch } from './service-watch.ts';

export interface Watches {
  database: Pick<DatabaseWatch, 'problem'>;
  storage: Pick<StorageState, 'hasSpace'>;
  media: Pick<BucketWatch, 'problem' | 'ageSeconds'>;
  service: Pick<ServiceWatch, 'problems'>;
}

/** Everything that doesn't work, without addresses: it is public. */
export async function healthProblems({ database, storage, media, service }: Watches): Promise<HealthProblem[]> {
  const problems: HealthProblem[] = [];
  const { problem: ofDatabase } = database;
  if (ofDatabase) problems.push({ component: 'database', cause: ofDatabase.reason, reason: ofDatabase.text });
  if (!(await storage.hasSpace()))
    problems.push({ component: 'storage', cause: 'full', reason: 'there is no disk space to write' });
  const { problem: ofMedia } = media;
  if (ofMedia)
    problems.push({ component: 'media', cause: ofMedia.reason, reason: `the bucket of the media ${ofMedia.text}` });
  for (const component of ['snapshots', 'jobs'] as const) {
    const problem = service.problems[component];
    if (problem) problems.push({ component, cause: problem.cause, reason: problem.text });
  }
  return problems;
}
