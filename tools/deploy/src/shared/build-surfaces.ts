import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';

export const workspace = path.resolve(import.meta.dirname, '../../../..');

/** Builds surfaces with Nx, which skips unchanged ones. @throws Error with the build's output */
export async function buildSurfaces(names: readonly Surface[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      path.join(workspace, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '-t',
      'build',
      '-p',
      names.map((name) => `@umkreis/${name}`).join(','),
    ],
    {
      cwd: workspace,
      env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-6000)}`);
}
