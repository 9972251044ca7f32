import { parentPort, workerData } from 'node:worker_threads';
import { writeHeights } from '../heights/write-heights.ts';
import { tileSets } from '../tiles/tile-sets.ts';
import { writeTiles } from '../tiles/write-tiles.ts';
import type { SceneryJob } from './write-scenery.ts';

const { dataDir, without } = workerData as SceneryJob;
for (const set of tileSets) if (!without.includes(set.branch)) await writeTiles(dataDir, set);
await writeHeights(dataDir);
parentPort!.postMessage('done');
