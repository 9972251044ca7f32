import type { FastifyInstance } from 'fastify';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import type { ReleaseVersions } from '@umkreis/contract/releases.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import type { FollowedReleases } from './followed-releases.ts';
import type { ReleaseFailures } from './release-failures.ts';
import type { Releases } from './releases.ts';

const LOOK_MS = 2000;

/** Surfaces that have no live version here, except those whose releases are known to be incomplete. */
const unreleased = (health: EdgeHealth, versions: ReleaseVersions): Surface[] =>
  surfaces.filter((surface) => versions[surface] === undefined && !health.surfaces[surface]);

/** A sentence about surfaces without a release; undefined: all have one. */
export function unreleasedText(health: EdgeHealth, versions: ReleaseVersions): string | undefined {
  const names = unreleased(health, versions);
  if (versions.shell === undefined) return `There is no release of the shell here: pages answer 503.${others(names)}`;
  return names.length === 0 ? undefined : `There is no release of ${names.join(', ')} here: these pages do not work.`;
}

function others(names: readonly Surface[]): string {
  const remotes = names.filter((name) => name !== 'shell');
  return remotes.length === 0 ? '' : ` Nor is there one of ${remotes.join(', ')}.`;
}

interface Options {
  failures: Pick<ReleaseFailures, 'health'>;
  releases: Pick<Releases, 'versions'>;
  /** Of a bucket, which logs itself why it has no releases, or which ones are incomplete. */
  followed: Pick<FollowedReleases, 'unreadSince' | 'bucketProblem'>;
}

/** Logs each change of which surfaces have no release, or one whose files are missing. */
export function logUnreleasedSurfaces(app: FastifyInstance, { failures, releases, followed }: Options): void {
  const log = new StateLog(app.log);
  const note = (component: string, names: readonly Surface[], text: string) =>
    log.note(component, names.length === 0 ? undefined : { cause: names.join(), text, facts: { surfaces: names } });
  const compare = async () => {
    const [health, versions] = [await failures.health(), await releases.versions(null)];
    if (followed.unreadSince() !== undefined || followed.bucketProblem() !== undefined) return;
    const names = unreleased(health, versions);
    note('releases', names, `there is no release of ${names.join(', ')}`);
    const missing = surfaces.filter((name) => health.surfaces[name]?.isMissing && !health.surfaces[name].incomplete);
    note('files of the releases', missing, `the files of the release of ${missing.join(', ')} are missing`);
  };
  /** Pointers of another shape must neither end the edge nor prevent its start. */
  const look = () =>
    compare().catch(({ message }: Error) =>
      log.note('releases', { cause: message, text: `the live releases cannot be read: ${message}` }),
    );
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  app.addHook('onReady', look);
  app.addHook('onClose', async () => clearInterval(timer));
}
