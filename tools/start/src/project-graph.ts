import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspace } from './services.ts';

/**
 * Writes the project graph. The lint rule between projects reads it, and is silently skipped if it is missing.
 * @throws Error with Nx's output
 */
export function refreshProjectGraph(): void {
  const nx = path.join(workspace, 'node_modules/nx/dist/bin/nx.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [nx, 'graph', '--file', path.join(workspace, '.nx/graph.json')],
    { cwd: workspace, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  if (status !== 0) throw new Error(`nx graph failed:\n${stdout}${stderr}`);
}
