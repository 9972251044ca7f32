import type { HealthProblem } from '@umkreis/contract/health.ts';
import type { DatabaseWatch } from '@umkreis/db/database-watch.ts';
import type { ReadRouting } from '@umkreis/db/replica/read-routing.ts';
import type { BucketWatch } from '@umkreis/object-storage/bucket-watch.ts';
import type { StateProblem } from '@umkreis/serving/state-log.ts';
import type { StorageState } from '@umkreis/serving/storage-state.ts';
import type { ServiceWatch } from './service-watch.ts';

export interface Watches {
  database: Pick<DatabaseWatch, 'problem' | 'hasRejectedAlways'>;
  replica: Pick<ReadRouting, 'problem' | 'lagSeconds' | 'counts'>;
  storage: Pick<StorageState, 'problem'>;
  media: Pick<BucketWatch, 'problem' | 'ageSeconds'>;
  service: Pick<ServiceWatch, 'problems'>;
  issuer: { readonly problem: StateProblem | undefined };
}

/** Everything that doesn't work, without addresses: it is public. */
export async function healthProblems({
  database,
  replica,
  storage,
  media,
  service,
  issuer,
}: Watches): Promise<HealthProblem[]> {
  const problems: HealthProblem[] = [];
  const { problem: ofDatabase } = database;
  if (ofDatabase) problems.push({ component: 'database', cause: ofDatabase.reason, reason: ofDatabase.text });
  if (replica.problem)
    problems.push({ component: 'replica', cause: replica.problem.cause, reason: replica.problem.text });
  const ofStorage = await storage.problem();
  if (ofStorage) problems.push({ component: 'storage', cause: ofStorage.cause, reason: ofStorage.text });
  const { problem: ofMedia } = media;
  if (ofMedia)
    problems.push({ component: 'media', cause: ofMedia.reason, reason: `the bucket of the media ${ofMedia.text}` });
  const others = { ...service.problems, issuer: issuer.problem };
  for (const component of ['snapshots', 'jobs', 'issuer'] as const) {
    const problem = others[component];
    if (problem) problems.push({ component, cause: problem.cause, reason: problem.text });
  }
  return problems;
}
