import path from 'node:path';
import { parseArgs } from 'node:util';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { buildSurfaces, workspace } from './build-surfaces.ts';
import { release, rollback } from './release.ts';

const usage = `npm run deploy -- <surface> [--channel canary --branches 21,25]
npm run deploy -- rollback <surface>
surfaces: ${surfaces.join(', ')}`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { channel: { type: 'string' }, branches: { type: 'string' } },
  });
  const folder = path.join(process.env.UMKREIS_DATA ?? path.join(workspace, '.data'), 'releases');
  if (positionals[0] === 'rollback') {
    const surface = surfaceNamed(positionals[1]);
    console.log(`${surface} is at ${await rollback(surface, folder)} again.`);
  } else {
    const surface = surfaceNamed(positionals[0]);
    const canary = canaryOf(values);
    await buildSurfaces([surface]);
    const { version, changed } = await release(surface, path.join(workspace, 'apps', surface, 'dist'), folder, canary);
    const reach = canary ? ` for the branches ${canary.branches.join(', ')}` : '';
    console.log(
      changed
        ? `${surface} ${version} is live${reach}.`
        : `${surface} ${version} was live already${reach}; nothing changed.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function surfaceNamed(name: string | undefined): Surface {
  const surface = surfaces.find((known) => known === name);
  if (!surface) throw new Error(name ? `There is no surface ${name}.\n${usage}` : usage);
  return surface;
}

function canaryOf({ channel, branches }: { channel?: string; branches?: string }): { branches: number[] } | undefined {
  if (!channel) return undefined;
  const numbers = (branches ?? '').split(',').map(Number);
  if (channel !== 'canary' || !numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 32)) {
    throw new Error(`A canary names its branches, 1 to 32.\n${usage}`);
  }
  return { branches: numbers };
}
