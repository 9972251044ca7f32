import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { readBucketConfig } from '@umkreis/media/bucket-config.ts';
import { abandonedInFolder } from '@umkreis/media/releases/abandoned-versions.ts';
import { problemText, pullSurface, type ReleaseProblem } from '@umkreis/media/releases/pull-releases.ts';
import { openReleaseBucket } from '@umkreis/media/releases/release-bucket.ts';

const LOOK_MS = 2000;
/** A copy of a version takes minutes at most: what is older was left by a process that ended, ms. */
const LEFT_OVER_MS = 86_400_000;

/** How far a copy of the bucket is behind it. */
export interface FollowedReleases {
  /** What this edge can't have of the bucket now. */
  problems(): readonly ReleaseProblem[];
  /** Since when something could not be read from the bucket; undefined: all of it was read a moment ago */
  unreadSince(): Date | undefined;
}

/**
 * Where releases are in a bucket, the edge has a copy of them in its folder and serves that. It looks at the bucket
 * every two seconds, at each surface on its own, and never waits for it: neither to start nor to serve. Does nothing
 * where the releases are in the folder itself.
 * @throws Error that names every faulty variable at once
 */
export async function followReleases(app: FastifyInstance, folder: string): Promise<FollowedReleases> {
  const config = readBucketConfig('RELEASES');
  if (config.STORE === 'disk') return { problems: () => [], unreadSince: () => undefined };
  const bucket = await openReleaseBucket(config);
  const problemsOf = new Map<Surface, readonly ReleaseProblem[]>();
  const unreadOf = new Map(surfaces.map((surface) => [surface, new Date()]));
  const reported = new Map<Surface, string>();
  const closing = new AbortController();

  const report = (surface: Surface, problems: readonly ReleaseProblem[]) => {
    const text = problems.map(problemText).join(' ');
    if (text === (reported.get(surface) ?? '')) return;
    reported.set(surface, text);
    if (text) app.log.error({ surface, missing: problems.flatMap(({ missing }) => missing) }, text);
    else app.log.warn({ surface }, `${surface} is as the bucket has it again.`);
  };

  const look = async (surface: Surface) => {
    const { problems } = await pullSurface({ bucket, folder }, surface);
    if (closing.signal.aborted) return;
    problemsOf.set(surface, problems);
    if (!problems.some(({ isUnavailable }) => isUnavailable)) unreadOf.delete(surface);
    else if (!unreadOf.has(surface)) unreadOf.set(surface, new Date());
    report(surface, problems);
  };

  const follow = async (surface: Surface) => {
    while (!closing.signal.aborted) {
      // The folder itself can't be read or written.
      await look(surface).catch((error: unknown) => {
        app.log.error({ err: error, surface }, 'the copy of the releases was not updated');
      });
      await wait(LOOK_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {});
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
  };
}
