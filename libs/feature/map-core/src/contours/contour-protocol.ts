import { wrap, type Remote } from 'comlink';
import { workerFrom } from '@umkreis/federation/worker-from.ts';
import type { ContourWorker } from './contour-worker.ts';

let worker: Remote<ContourWorker> | null = null;

/**
 * A tile of contour lines for MapLibre, generated in a dedicated worker.
 * @param address `contours://{z}/{x}/{y}?{encoded URL of the elevation tiles}`
 */
export async function contourTile(address: string): Promise<{ data: ArrayBuffer }> {
  const [, z, x, y, url] = /^contours:\/\/(\d+)\/(\d+)\/(\d+)\?(.+)$/.exec(address) ?? [];
  if (url === undefined) throw new Error(`'${address}' is no tile of contour lines.`);
  worker ??= wrap<ContourWorker>(workerFrom(new URL('./contour-worker.ts?worker', import.meta.url), 'contours'));
  return { data: await worker.tile(decodeURIComponent(url), Number(z), Number(x), Number(y)) };
}
