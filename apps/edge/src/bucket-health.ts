import type { EdgeHealth, SurfaceHealth } from '@umkreis/contract/surface-error.ts';
import { problemText, type ReleaseProblem } from '@umkreis/releases/pull-releases.ts';
import type { FollowedReleases } from './followed-releases.ts';

/** Maximum number of missing keys listed in the health document. */
const NAMED_KEYS = 10;

/** The health of the served releases, including the problems of reading them from the bucket. */
export function withBucketHealth(health: EdgeHealth, followed: FollowedReleases): EdgeHealth {
  const problems = followed.problems();
  const surfaces = { ...health.surfaces };
  for (const problem of problems) {
    const { surface, of, isUnavailable } = problem;
    if (isUnavailable || of === 'earlier') continue;
    surfaces[surface] = degraded(problem, surfaces[surface]);
  }
  const unread = followed.unreadSince();
  const ofBucket = followed.bucketProblem();
  const isDegraded =
    unread !== undefined ||
    ofBucket !== undefined ||
    Object.values(surfaces).some(({ status }) => status === 'degraded');
  return {
    ...health,
    ...(isDegraded && { status: 'degraded' }),
    ...(ofBucket && { reason: sentence(ofBucket) }),
    ...(unread && { reason: unreadText(problems, unread, ofBucket), bucketUnreadSince: unread.toISOString() }),
    surfaces,
  };
}

function degraded(problem: ReleaseProblem, health: SurfaceHealth | undefined): SurfaceHealth {
  const { surface, version, missing } = problem;
  const nothing = { loads: 0, faults: 0, recentLoads: 0, recentFaults: 0 };
  return {
    ...(health ?? { isMissing: true, current: { version: version ?? 'unknown', ...nothing } }),
    status: 'degraded',
    reason: [problemText(problem), health?.reason].filter(Boolean).join(' '),
    incomplete: { ...(version && { version }), missing: missing.slice(0, NAMED_KEYS) },
    ...(health && problem.of !== 'pointer' && { rollback: `npm run deploy -- rollback ${surface}` }),
  };
}

function unreadText(problems: readonly ReleaseProblem[], since: Date, ofBucket: string | undefined): string {
  const reason = problems.find(({ isUnavailable }) => isUnavailable)?.reason;
  const time = `${since.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  if (reason === undefined)
    return `The bucket of the releases was not read yet since this edge started, ${time}; its copy is served.`;
  const cause = ofBucket === undefined ? '' : ` ${sentence(ofBucket)}`;
  return `The bucket of the releases cannot be read since ${time}; the copy of this edge is served.${cause} ${reason}.`;
}

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
