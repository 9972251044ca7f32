import { parentPort, workerData } from 'node:worker_threads';
import { readPbf } from '../pbf/read-pbf.ts';
import { buildBasemap } from './build-basemap.ts';

export interface BasemapJob {
  bytes: Uint8Array;
  name: string;
}

const { bytes, name } = workerData as BasemapJob;
parentPort!.postMessage(buildBasemap(readPbf(bytes), name));
