import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { releaseChangelog, releaseVersion } from 'nx/release';
import { surfaces } from '@umkreis/contract/boot.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { serverNames, type Plan } from '../shared/state.ts';

const apps = [...surfaces, ...serverNames];
const projectOf = (app: string) => `@umkreis/${app}`;
const tagOf = (app: string, semver: string) => `${projectOf(app)}@${semver}`;

/**
 * The projects that changed since their last tag, with the versions that `nx release` derives from their commits.
 * A project without a tag is released as the version of its package.json.
 * @param root of the workspace; also the working directory, from which Nx finds it
 */
export async function nextVersions(root: string): Promise<Plan> {
  const { tagged, untagged } = await appsByTag(root);
  const next = new Map(untagged.map((app) => [app, packageVersion(path.join(root, 'apps', app))]));
  if (tagged.length) {
    const { projectsVersionData } = await releaseVersion({ projects: tagged.map(projectOf), dryRun: true });
    for (const app of tagged) {
      const semver = projectsVersionData[projectOf(app)]?.newVersion;
      if (semver) next.set(app, semver);
    }
  }
  return planWith(next);
}

/** Writes the versions of a plan into the package.json files, so that images contain them. */
export async function writeVersions(root: string, plan: Plan): Promise<void> {
  const names = await taggedOf(root, plan);
  if (names.length) await releaseVersion({ projects: names, stageChanges: false });
}

/**
 * Writes and commits versions and changelogs, and creates the tags. Pushes nothing.
 * @throws Error if the commits lead to other versions than the plan: tags were created meanwhile
 */
export async function publishVersions(root: string, plan: Plan): Promise<void> {
  const wanted: Record<string, string> = { ...plan.surfaces, ...plan.servers };
  const names = await taggedOf(root, plan);
  const firsts = Object.keys(wanted).filter((app) => !names.includes(projectOf(app)));
  if (names.length) {
    const { projectsVersionData, releaseGraph } = await releaseVersion({ projects: names });
    const others = Object.entries(wanted).filter(
      ([app, semver]) => !firsts.includes(app) && projectsVersionData[projectOf(app)]?.newVersion !== semver,
    );
    if (others.length) throw new Error(`The versions changed since the plan: ${others.join('; ')}`);
    await releaseChangelog({ projects: names, versionData: projectsVersionData, releaseGraph });
  }
  for (const app of firsts)
    await git(root, 'tag', '--annotate', tagOf(app, wanted[app]!), '-m', tagOf(app, wanted[app]!));
}

/** Projects of the plan that have been released before. */
async function taggedOf(root: string, plan: Plan): Promise<string[]> {
  const { tagged } = await appsByTag(root);
  return tagged.filter((app) => app in { ...plan.surfaces, ...plan.servers }).map(projectOf);
}

async function appsByTag(root: string): Promise<{ tagged: string[]; untagged: string[] }> {
  const tags = (await git(root, 'tag', '--list', projectOf('*'))).split('\n');
  const isTagged = (app: string) => tags.some((tag) => tag.startsWith(`${projectOf(app)}@`));
  return { tagged: apps.filter(isTagged), untagged: apps.filter((app) => !isTagged(app)) };
}

function planWith(next: ReadonlyMap<string, string>): Plan {
  const of = <T extends string>(names: readonly T[]) =>
    Object.fromEntries(names.flatMap((name) => (next.has(name) ? [[name, next.get(name)!]] : [])));
  return { surfaces: of(surfaces), servers: of(serverNames) };
}

const git = async (cwd: string, ...args: string[]) => (await promisify(execFile)('git', args, { cwd })).stdout.trim();
