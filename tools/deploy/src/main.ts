import path from 'node:path';
import { parseArgs } from 'node:util';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { workspace } from './shared/build-surfaces.ts';
import { sourceState, type SourceState } from '@umkreis/serving/source-state.ts';
import { ageOf, clean } from './clean.ts';
import { deploy } from './deploy.ts';
import { openReleaseStore } from './open-release-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { currentRun } from './run-file.ts';
import { edgeUrls, readHealthOfAll, statusLines, watchReleases } from './status.ts';

const usage = `npm run deploy -- <surface | all> [--channel canary --branches 21,25] [--watch <minutes>] [--allow-dirty]
  --allow-dirty releases sources that differ from their commit
npm run deploy -- status
npm run deploy -- promote <surface>
  makes the canary live for all branches, without building it again
npm run deploy -- rollback <surface> [--to <version>]
npm run deploy -- clean [--older-than 7d] [--dry-run]
  removes leftovers of interrupted deployments: versions that no pointer names as live, canary, earlier, rolled back
  or for open pages, and that were not written to for that long (m, h or d; at least 1h)
surfaces: ${surfaces.join(', ')}`;

const dataDir = path.resolve(process.env.UMKREIS_DATA ?? path.join(workspace, '.data'));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      channel: { type: 'string' },
      branches: { type: 'string' },
      to: { type: 'string' },
      watch: { type: 'string' },
      'older-than': { type: 'string' },
      'dry-run': { type: 'boolean' },
      'allow-dirty': { type: 'boolean' },
    },
  });
  const [command] = positionals;
  const most = command === 'rollback' || command === 'promote' ? 2 : 1;
  if (positionals.length > most) throw new Error(`Too many names: ${positionals.slice(most).join(', ')}.\n${usage}`);
  const folder = path.join(dataDir, 'releases');
  const store = await openReleaseStore(folder);
  if (command === 'rollback') {
    const surface = surfaceNamed(positionals[1]);
    const version = await rollback(surface, folder, values.to, store);
    console.log(`${surface} is at ${version} again.`);
  } else if (command === 'promote') {
    const surface = surfaceNamed(positionals[1]);
    console.log(`${surface} ${await promote(surface, store)} is live for all branches.`);
  } else if (command === 'status') {
    const [overview, health] = await Promise.all([store.overview(), edgeUrls(dataDir).then(readHealthOfAll)]);
    for (const line of statusLines(overview, health)) console.log(line);
    if (health?.status === 'degraded' || overview.problems.length) process.exitCode = 1;
  } else if (command === 'clean') {
    const options = { olderThanMs: ageOf(values['older-than']), isDry: values['dry-run'] ?? false };
    await clean(store, { ...options, report: (line) => console.log(line) });
  } else {
    const names = command === 'all' ? surfaces : [surfaceNamed(command)];
    const minutes = minutesOf(values.watch);
    const canary = canaryOf(values);
    if (!values['allow-dirty']) assertCommitted(await sourceState());
    for (const problem of await store.pull()) console.error(problem);
    // Nothing is built if a pointer cannot be read.
    for (const name of names) await store.read(name);
    await deployed(names, canary, store);
    if (minutes > 0) await watched(names, minutes);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function deployed(
  names: readonly Surface[],
  canary: { branches: number[] } | undefined,
  store: ReleaseStore,
): Promise<void> {
  const apiUrl = (await currentRun(dataDir))?.apiUrl ?? null;
  const audience = canary ? ` for the branches ${canary.branches.join(', ')}` : '';
  const report = (now: string) => console.log(`… ${now}`);
  for (const { surface, version, changed, smokeTest } of await deploy(names, {
    dataDir,
    canary,
    apiUrl,
    report,
    store,
  }))
    console.log(
      changed
        ? `${surface} ${version} is live${audience} (${smokeTest}). To take it back: npm run deploy -- rollback ${surface}`
        : `${surface} ${version} was live already${audience}; nothing changed.`,
    );
}

/** A release names its commit, so that its sources can be found. @throws Error if files differ from the commit */
function assertCommitted({ isDirty }: SourceState): void {
  if (isDirty)
    throw new Error(
      'There are uncommitted changes, so no commit names the sources of this release: commit them, or add --allow-dirty.',
    );
}

/** A worse release is reported but not rolled back automatically, since a single visitor could trigger that. */
async function watched(names: readonly Surface[], minutes: number): Promise<void> {
  const urls = await edgeUrls(dataDir);
  if (urls.length === 0) throw new Error('There is no edge to watch: start it, or name it in EDGE_URL.');
  console.log(`… watching ${names.join(', ')} for ${minutes} minutes`);
  const isWell = await watchReleases(names, { urls, ms: minutes * 60_000, say: (line) => console.log(line) });
  if (!isWell) process.exitCode = 1;
}

function minutesOf(text = '0'): number {
  const minutes = Number(text);
  if (!(minutes >= 0 && minutes <= 60)) throw new Error(`A release is watched for 1 to 60 minutes.\n${usage}`);
  return minutes;
}

function surfaceNamed(name: string | undefined): Surface {
  const surface = surfaces.find((one) => one === name);
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
