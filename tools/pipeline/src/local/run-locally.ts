import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { buildAt, previousRelease } from '@umkreis/deploy/previous-release.ts';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { checkCommand } from '../operator/check-commands.ts';
import { buildSurfacesInto } from '../operator/build-surfaces-into.ts';
import { runSteps } from '../steps/run-steps.ts';
import type { Plan } from '../shared/state.ts';
import { stepNames, type StepName } from '../shared/step-names.ts';
import { faults } from './faults.ts';
import { localCanary, localPipeline } from './local-pipeline.ts';
import { startLocalSetup } from './local-setup.ts';
import { openMap, versionsOn } from './visitors.ts';

interface Options {
  /** The step in which a fault is injected. */
  fault: StepName | undefined;
  /** Whether the commands of the checks are replaced by one that passes. */
  skipsChecks: boolean;
  report(line: string): void;
}

const PREVIOUS = '0.9.0';
const OTHER_BRANCH = 2;

/**
 * Runs all steps against a set-up on this machine, in which the previous release is live.
 * @returns whether all passed
 */
export async function runLocally({ fault, skipsChecks, report }: Options): Promise<boolean> {
  const commit = await previousRelease();
  if (!commit) throw new Error('There is no previous release in the Git history.');
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-previous-'));
  try {
    report(`building the previous release, ${commit.slice(0, 8)}`);
    const before = await buildAt(commit, surfaces, path.join(folder, 'previous'));
    const builds = Object.fromEntries(surfaces.map((surface): [Surface, string] => [surface, before(surface)]));
    report('starting PostgreSQL, jobs, two APIs, two edges and a bucket');
    const setup = await startLocalSetup(builds, { port: 4700, semver: PREVIOUS });
    try {
      const versionOf = (app: string) => packageVersion(path.join(workspace, 'apps', app));
      const plan: Plan = {
        surfaces: Object.fromEntries(surfaces.map((surface) => [surface, versionOf(surface)])),
        servers: { api: versionOf('api'), jobs: versionOf('jobs'), edge: versionOf('edge') },
      };
      const pipeline = localPipeline({
        setup,
        plan,
        folder: path.join(folder, 'builds'),
        check: skipsChecks ? () => [process.execPath, '--version'] : checkCommand,
        build: () => buildSurfacesInto(path.join(folder, 'builds'), plan),
        report,
        watchMinutes: 0.2,
        // The visitors of this run open the map only.
        watchPages: 0,
      });
      const [edge] = pipeline.edgeUrls;
      const reports = await runSteps(stepNames, pipeline, {
        async before(name) {
          if (name === 'watch') for (const branch of localCanary) await openMap(edge!, branch);
          if (name === fault) await faults[name](pipeline, setup);
        },
      });
      for (const branch of [...localCanary, OTHER_BRANCH])
        report(`branch ${branch} gets ${JSON.stringify(await versionsOn(edge!, branch))}`);
      return reports.every(({ result }) => result !== 'failed');
    } finally {
      await setup.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
