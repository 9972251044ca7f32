import { surfaces } from '@umkreis/contract/boot.ts';
import { deploy } from '@umkreis/deploy/deploy.ts';
import { releaseStates, type ReleaseState } from '@umkreis/deploy/release-state.ts';
import { openReleaseStore } from '@umkreis/deploy/open-release-store.ts';
import { compression, release } from '@umkreis/deploy/release.ts';
import { withStagedBuilds } from '@umkreis/deploy/staged-builds.ts';
import { sourceState } from '@umkreis/serving/source-state.ts';
import path from 'node:path';
import { bold } from './progress.ts';

interface Options {
  /** Whether to release the current sources; otherwise the live releases stay. */
  release: boolean;
  report: (now: string) => void;
}

/**
 * Ensures that every surface has a release. A surface that was never released is built and released; all other
 * changes are left to the operator.
 */
export async function liveReleases(
  dataDir: string,
  { release: isRequested, report }: Options,
): Promise<ReleaseState[]> {
  const folder = path.join(dataDir, 'releases');
  const store = await openReleaseStore(folder);
  // If the bucket is unreadable, surfaces without a local release may still be released.
  const problems = await store.pull();
  problems.forEach(report);
  const missing = (await releaseStates(dataDir)).filter(({ version }) => version === undefined);
  const never = problems.length ? [] : missing;
  const quality = compression.quick;
  if (never.length) {
    const source = await sourceState();
    report('building');
    await withStagedBuilds(
      never.map(({ surface }) => surface),
      async (builds) => {
        for (const [surface, { folder: build, sources, semver }] of builds) {
          report(`releasing ${surface}`);
          await release(surface, build, folder, { quality, sources, semver, source, store });
        }
      },
    );
  }
  const old = isRequested ? surfaces.filter((name) => !missing.some(({ surface }) => surface === name)) : [];
  const deployed = old.length ? await deploy(old, { dataDir, quality, apiUrl: null, report, store }) : [];
  const fresh = [...never, ...deployed.filter(({ changed }) => changed)].map(({ surface }) => surface);
  const states = await releaseStates(dataDir);
  const older = states.filter(({ isOlder }) => isOlder).length;
  report(
    [
      fresh.length ? `new: ${fresh.join(', ')}` : `${states.length} live, none changed`,
      older ? `${older} older than the sources` : '',
    ]
      .filter(Boolean)
      .join(', '),
  );
  return states;
}

/** Informs developers that the live releases are older than the sources, and how to release them. */
export function printOlder(states: readonly ReleaseState[]): void {
  const older = states.filter(({ isOlder }) => isOlder);
  const broken = states.filter(({ version, isWhole }) => version && !isWhole);
  for (const { surface, version } of broken)
    console.log(
      bold(`  The files of ${surface} ${version}, which is live, are not all there: npm run deploy -- ${surface}`),
    );
  if (older.length === 0) return;
  const names = older.map(({ surface, version }) => `${surface} (${version})`).join(', ');
  console.log(bold(`  The sources have changed since these were released: ${names}`));
  console.log(`  The pages show the releases. To release what the sources say now:
    npm start -- --release             all of them, when the product starts
    npm run deploy -- ${older[0]!.surface.padEnd(17)}one surface, while it runs
  npm run dev shows the sources without releasing anything.\n`);
}
