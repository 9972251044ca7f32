import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';

/** Changes of these affect every page. */
const behindAll = ['shell', 'api', 'edge', 'e2e'];

/**
 * The surfaces whose browser tests a pull request has to pass.
 * @param base the branch into which it is merged
 */
export async function affectedSurfaces(base: string): Promise<Surface[]> {
  const nx = path.join(workspace, 'node_modules/nx/dist/bin/nx.js');
  const args = [nx, 'show', 'projects', '--affected', `--base=${base}`, '--head=HEAD', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: workspace });
  const projects = (JSON.parse(stdout) as string[]).map((name) => name.replace('@umkreis/', ''));
  return behindAll.some((name) => projects.includes(name))
    ? [...surfaces]
    : surfaces.filter((surface) => projects.includes(surface));
}
