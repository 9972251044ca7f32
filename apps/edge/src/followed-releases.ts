import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { abandonedInFolder } from '@umkreis/releases/abandoned-versions.ts';
import { problemText, pullSurface, type ReleaseProblem } from '@umkreis/releases/pull-releases.ts';
import { openReleaseBucket, type ReleaseTimeouts } from '@umkreis/releases/release-bucket.ts';

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
}

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
  if (config.STORE === 'disk') return { problems: () => [], unreadSince: () => undefined };
  const bucket = await openReleaseBucket(config, timeouts);
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
  };
}
