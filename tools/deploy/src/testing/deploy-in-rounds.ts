import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { release } from '../release.ts';
import { withStagedBuilds } from '../staged-builds.ts';

/** Files of a simulated build. */
const FILES = 12;

/** One of several processes that deploy the same surface from the same workspace at once, once per message. */
const [folder = '', name = ''] = process.argv.slice(2);
const dist = path.join(folder, 'workspace/dist');

/** Clears and fills the folder, file by file, like a bundler. */
async function build(round: number): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const files = Array.from({ length: FILES }, (_, n) => `chunk${n}.js`);
  for (const file of files) await writeFile(path.join(dist, file), `${name} of round ${round}: ${file}`);
  const assets = { js: { sync: files, async: [] }, css: { sync: [], async: [] } };
  await writeFile(path.join(dist, 'mf-manifest.json'), JSON.stringify({ exposes: [{ assets }] }));
}

/** A build during which the process never continues. */
const ENDLESS = -1;
function endless(): Promise<void> {
  process.send!('building');
  return new Promise(() => {});
}

async function deployRound(round: number): Promise<void> {
  const version = await withStagedBuilds(
    ['map'],
    async (builds) =>
      (await release('map', builds.get('map')!.folder, path.join(folder, 'releases'), { quality: 0 })).version,
    {
      lock: path.join(folder, 'workspace/lock'),
      build: () => (round === ENDLESS ? endless() : build(round)),
      distOf: () => dist,
      sourcesOf: async () => `${round}`,
    },
  ).catch((error: Error) => error.message);
  process.send!(version);
}

process.on('message', (round: number) => void deployRound(round));
