import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { sourceState } from '@umkreis/serving/source-state.ts';
import { runCommand } from '../shared/run-command.ts';
import { serverNames, type Plan } from '../shared/state.ts';

/** EX_CONFIG: settings are missing. */
const MISSING_SETTINGS = 78;

/**
 * Builds the images of the servers in a plan and pushes them with their semantic version as tag.
 * @throws Error if a build fails, or a container does not start as far as to report its missing settings
 */
export async function buildImages(plan: Plan, registry: string, report: (line: string) => void): Promise<void> {
  const docker = (...args: string[]) => runCommand(['docker', ...args], { cwd: workspace, onOutput: report });
  const { commit = '', isDirty = false } = await sourceState();
  const source = ['--build-arg', `BUILD_COMMIT=${commit}`, '--build-arg', `BUILD_DIRTY=${isDirty}`];
  for (const name of serverNames) {
    const semver = plan.servers[name];
    if (!semver) continue;
    const tag = `${registry}/umkreis-${name}:${semver}`;
    await docker('build', '--file', `docker/${name}.Dockerfile`, '--tag', tag, ...source, '.');
    await runCommand(['sh', '-c', `docker run --rm ${tag}; test $? -eq ${MISSING_SETTINGS}`], { cwd: workspace });
    await docker('push', tag);
  }
}
