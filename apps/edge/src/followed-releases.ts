import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { bucketAddress } from '@umkreis/object-storage/bucket-address.ts';
import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { stateOf } from '@umkreis/object-storage/bucket-watch.ts';
import { abandonedInFolder } from '@umkreis/releases/abandoned-versions.ts';
import { problemText, pullSurface, type ReleaseProblem } from '@umkreis/releases/pull-releases.ts';
import { openReleaseBucket, type ReleaseTimeouts } from '@umkreis/releases/release-bucket.ts';
import { StateLog, type StateProblem } from '@umkreis/serving/state-log.ts';

export interface FollowOptions {
  /** Pause between two looks at a pointer, ms; omitted: two seconds */
  lookMs?: number;
  /** Timeouts of the bucket that differ from those of production */
  timeouts?: Partial<ReleaseTimeouts>;
}

/** Copying a version takes minutes at most: older temporary folders were left by a terminated process, ms. */
const LEFT_OVER_MS = 86_400_000;

/** State of the local copy of the releases in the bucket. */
export interface FollowedReleases {
  /** Releases that this edge currently cannot load from the bucket. */
  problems(): readonly ReleaseProblem[];
  /** Since when reading the bucket fails; undefined: the last read succeeded */
  unreadSince(): Date | undefined;
  /** Why nothing can be read, or that nothing was released, as a sentence; undefined: neither */
  bucketProblem(): string | undefined;
  /** Time since the last successful read, s; undefined: there was none, or no bucket is used */
  bucketAge(): number | undefined;
}

const NAME = 'the bucket of the releases';

/** Of releases that are in the folder itself, or that development servers build. */
export const notFollowed: FollowedReleases = {
  problems: () => [],
  unreadSince: () => undefined,
  bucketProblem: () => undefined,
  bucketAge: () => undefined,
};

/**
 * Copies releases from the bucket into the edge's folder, from which they are served. Each surface is polled
 * separately every two seconds; neither start-up nor requests wait for it. Does nothing if the releases are in
 * the folder itself.
 * @throws Error that names all invalid variables
 */
export async function followReleases(
  app: FastifyInstance,
  folder: string,
  { lookMs = 2000, timeouts = {} }: FollowOptions = {},
): Promise<FollowedReleases> {
  const config = readBucketConfig('RELEASES');
  if (config.STORE === 'disk') return notFollowed;
  const bucket = await openReleaseBucket(config, timeouts);
  const problemsOf = new Map<Surface, readonly ReleaseProblem[]>();
  const unreadOf = new Map(surfaces.map((surface) => [surface, new Date()]));
  const reported = new Map<Surface, string>();
  const states = new StateLog(app.log);
  const unreleased = new Set<Surface>();
  let bucketProblem: StateProblem | undefined;
  let readAt: number | undefined;
  const closing = new AbortController();

  /** Once for all surfaces: it is the same bucket. */
  const noteBucket = (problems: readonly ReleaseProblem[]) => {
    const ofBucket = problems.find((problem) => problem.ofBucket)?.ofBucket;
    if (ofBucket) bucketProblem = stateOf(NAME, ofBucket, config);
    else readAt = performance.now();
    // A surface that was read does not show that another can be read.
    if (unreadOf.size === 0)
      bucketProblem = unreleased.size === surfaces.length ? emptyBucket(bucketAddress(config)) : undefined;
    states.note(NAME, bucketProblem);
  };

  const report = (surface: Surface, all: readonly ReleaseProblem[]) => {
    const problems = all.filter(({ isUnavailable }) => !isUnavailable);
    const text = problems.map(problemText).join(' ');
    if (text === (reported.get(surface) ?? '')) return;
    reported.set(surface, text);
    if (text) app.log.error({ surface, missing: problems.flatMap(({ missing }) => missing) }, text);
    else app.log.warn({ surface }, `${surface} is as the bucket has it again.`);
  };

  const look = async (surface: Surface) => {
    const { problems, isReleased } = await pullSurface({ bucket, folder }, surface);
    if (closing.signal.aborted) return;
    problemsOf.set(surface, problems);
    if (isReleased === false) unreleased.add(surface);
    else unreleased.delete(surface);
    if (!problems.some(({ isUnavailable }) => isUnavailable)) unreadOf.delete(surface);
    else if (!unreadOf.has(surface)) unreadOf.set(surface, new Date());
    noteBucket(problems);
    report(surface, problems);
  };

  const follow = async (surface: Surface) => {
    while (!closing.signal.aborted) {
      // Reading or writing the local folder failed.
      await look(surface).catch((error: unknown) => {
        app.log.error({ err: error, surface }, 'the copy of the releases was not updated');
      });
      await wait(lookMs, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  };

  const removeLeftOvers = async () => {
    const before = new Date(Date.now() - LEFT_OVER_MS);
    for (const { remove } of await abandonedInFolder(folder, before)) await remove();
  };

  const following = [
    ...surfaces.map(follow),
    removeLeftOvers().catch((error: unknown) => app.log.warn({ err: error }, 'left-over copies were not removed')),
  ];
  app.addHook('onClose', async () => {
    closing.abort();
    bucket.close();
    await Promise.all(following);
  });
  return {
    problems: () => [...problemsOf.values()].flat(),
    unreadSince: () => [...unreadOf.values()].toSorted((one, other) => one.getTime() - other.getTime())[0],
    bucketProblem: () => bucketProblem?.text,
    bucketAge: () => (readAt === undefined ? undefined : (performance.now() - readAt) / 1000),
  };
}

/** The bucket can be read, but was never released into: it may be the wrong one. */
const emptyBucket = (facts: StateProblem['facts']): StateProblem => ({
  cause: 'empty',
  text: `${NAME} has no release of any surface: nothing was released into it, or it is another bucket`,
  facts,
});
