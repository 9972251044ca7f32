import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { sourceState } from '@umkreis/serving/source-state.ts';
import { runCommand } from '../shared/run-command.ts';
import { serverNames, type PipelineState, type Plan } from '../shared/state.ts';

/** EX_CONFIG: settings are missing. */
const MISSING_SETTINGS = 78;

/**
 * Builds the images of the servers in a plan and pushes them with their semantic version as tag.
 * @returns the images by digest, which a registry cannot change later
 * @throws Error if a build fails, or a container does not start as far as to report its missing settings
 */
export async function buildImages(
  plan: Plan,
  registry: string,
  report: (line: string) => void,
): Promise<PipelineState['images']> {
  const docker = (...args: string[]) => runCommand(['docker', ...args], { cwd: workspace, onOutput: report });
  const { commit = '', isDirty = false } = await sourceState();
  const source = ['--build-arg', `BUILD_COMMIT=${commit}`, '--build-arg', `BUILD_DIRTY=${isDirty}`];
  const images: PipelineState['images'] = {};
  for (const name of serverNames) {
    const semver = plan.servers[name];
    if (!semver) continue;
    const repository = `${registry}/umkreis-${name}`;
    const tag = `${repository}:${semver}`;
    await docker('build', '--file', `docker/${name}.Dockerfile`, '--tag', tag, ...source, '.');
    await runCommand(['sh', '-c', `docker run --rm ${tag}; test $? -eq ${MISSING_SETTINGS}`], { cwd: workspace });
    await docker('push', tag);
    images[name] = await pushedDigest(repository, tag);
  }
  return images;
}

/** @throws Error if the image is not in the repository */
async function pushedDigest(repository: string, tag: string): Promise<string> {
  let digests = '';
  await runCommand(['docker', 'image', 'inspect', '--format', '{{join .RepoDigests "\\n"}}', tag], {
    cwd: workspace,
    onOutput: (text) => (digests += text),
  });
  const digest = digests.split('\n').find((line) => line.startsWith(`${repository}@sha256:`));
  if (!digest) throw new Error(`${tag} has no digest of ${repository}.`);
  return digest.trim();
}

/** Lines as `sha256sum` writes them, of the images that a release signs. */
export const checksumsOf = (images: PipelineState['images']): string =>
  Object.values(images)
    .map((image) => {
      const [repository, digest] = image.split('@sha256:');
      return `${digest}  ${repository}\n`;
    })
    .join('');
