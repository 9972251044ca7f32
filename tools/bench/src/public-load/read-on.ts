import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapFiles, BasemapItem } from '@umkreis/contract/item.ts';
import type { Readers, ReadersReport } from './readers.ts';

/** Paths that visitors of a branch request: its page, a place's page, and the API. */
export const visitorPaths = (nanoId: string, branch: number): string[] => [
  '/map',
  `/map/place/${nanoId}`,
  `/api${apiPaths.branches}`,
  `/api${apiPaths.item(nanoId, branch)}`,
  `/api/items/search/?text=gast&branch=${branch}`,
  `/api${apiPaths.events(branch)}`,
];

/**
 * Waits for the snapshot of a branch.
 * @param items how many places it has at least, once it is built
 * @returns paths that its visitors request
 */
export async function pathsOf(
  url: string,
  { branch, items: atLeast }: { branch: number; items: number },
): Promise<string[]> {
  const get = async <T>(path: string) => (await (await fetch(`${url}/api${path}`)).json()) as T;
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 500))) {
    const file = (await get<BasemapFiles>('/branches/basemap-files/'))[branch];
    const { items = [] } = await get<{ items?: BasemapItem[] }>(apiPaths.basemap(branch));
    if (!file || items.length < atLeast) continue;
    return visitorPaths(items[0]!.nanoId, branch);
  }
  throw new Error('The snapshot of the branch does not come.');
}

/** Reads in a process of its own. */
export async function readOn(readers: Readers): Promise<ReadersReport> {
  const child = fork(path.join(import.meta.dirname, 'readers.ts'));
  child.send(readers);
  const [report] = (await once(child, 'message')) as [ReadersReport];
  return report;
}
