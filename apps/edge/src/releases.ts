import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { surfaces, type RemotesFile, type Surface } from '@umkreis/contract/boot.ts';
import {
  releaseRecordFile,
  releasesFile,
  semverPattern,
  type ReleasePointers,
  type ReleaseVersions,
} from '@umkreis/contract/releases.ts';
import { chosenVersion } from '@umkreis/releases/pointer-rules.ts';

export interface Releases {
  /** Base URL of a surface's live release, without trailing slash; undefined if it was never deployed. */
  base(surface: Surface, branchShortId: number | null): Promise<string | undefined>;
  remotes(branchShortId: number | null): Promise<RemotesFile>;
  /** The live version of each deployed surface. */
  versions(branchShortId: number | null): Promise<ReleaseVersions>;
  /** A text file of a release, by its URL below `base`. */
  read(url: string): Promise<string>;
  /** All stored versions; none for development servers. */
  pointers(): Promise<ReleasePointers>;
  /** Whether the index of a version's files can be read. */
  isThere(surface: Surface, version: string): Promise<boolean>;
  /** The semantic version that a release recorded; undefined if it recorded none. */
  semver(surface: Surface, version: string): Promise<string | undefined>;
}

const remoteNames = surfaces.filter((name) => name !== 'shell');

async function remotesOf(releases: Pick<Releases, 'base'>, branchShortId: number | null): Promise<RemotesFile> {
  const entries = await Promise.all(
    remoteNames.map(async (name) => [name, await releases.base(name, branchShortId)] as const),
  );
  return Object.fromEntries(
    entries.flatMap(([name, base]) =>
      base ? [[name, { entry: `${base}/mf-manifest.json`, version: path.posix.basename(base) }]] : [],
    ),
  );
}

async function versionsOf(releases: Pick<Releases, 'base'>, branchShortId: number | null): Promise<ReleaseVersions> {
  const bases = await Promise.all(
    surfaces.map(async (name) => [name, await releases.base(name, branchShortId)] as const),
  );
  return Object.fromEntries(bases.flatMap(([name, base]) => (base ? [[name, path.posix.basename(base)]] : [])));
}

/**
 * Releases in a folder, as written by tools/deploy. The pointer file is read for each request, so that a
 * deployment is live immediately.
 */
export function folderReleases(folder: string): Releases {
  const pointers = async (): Promise<ReleasePointers> => {
    try {
      return JSON.parse(await readFile(path.join(folder, releasesFile), 'utf8')) as ReleasePointers;
    } catch {
      return {};
    }
  };
  const releases: Releases = {
    async base(surface, branchShortId) {
      const version = chosenVersion((await pointers())[surface], branchShortId);
      return version && `/releases/${surface}/${version}`;
    },
    remotes: (branchShortId) => remotesOf(releases, branchShortId),
    versions: (branchShortId) => versionsOf(releases, branchShortId),
    read: (url) => readFile(path.join(folder, path.posix.normalize(url).replace(/^\/releases\//, '')), 'utf8'),
    pointers,
    isThere: (surface, version) =>
      access(path.join(folder, surface, version, surface === 'shell' ? 'index.html' : 'mf-manifest.json')).then(
        () => true,
        () => false,
      ),
    async semver(surface, version) {
      try {
        const text = await readFile(path.join(folder, surface, version, releaseRecordFile), 'utf8');
        const { semver } = JSON.parse(text) as { semver?: unknown };
        return typeof semver === 'string' && semverPattern.test(semver) ? semver : undefined;
      } catch {
        return undefined;
      }
    },
  };
  return releases;
}

/** The surfaces' development servers, with hot reload. @param ports theirs on loopback */
export function devReleases(ports: Readonly<Record<Surface, number>>): Releases {
  const releases: Releases = {
    base: async (surface) => `http://127.0.0.1:${ports[surface]}`,
    remotes: (branchShortId) => remotesOf(releases, branchShortId),
    versions: (branchShortId) => versionsOf(releases, branchShortId),
    async read(url) {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response.text();
    },
    pointers: async () => ({}),
    isThere: async () => true,
    semver: async () => undefined,
  };
  return releases;
}
