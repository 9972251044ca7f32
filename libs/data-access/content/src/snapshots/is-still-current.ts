import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentState } from '../content-state.ts';
import { companionFilesOf, isWhole, type Built } from './built-snapshots.ts';

/**
 * Whether the snapshot of an earlier process can be served on: its files exist, and the database names it. Without the
 * database the last snapshot is the best available one.
 * @param folder of the snapshots
 */
export async function isStillCurrent(
  shortId: number,
  built: Built,
  { content, folder }: { content: ContentState; folder: string },
): Promise<boolean> {
  const needed = [built.fileName];
  if (content.isDatabaseUp) {
    if (content.branches.get(shortId)?.basemapFileName !== built.fileName || !isWhole(built)) return false;
    needed.push(...companionFilesOf(built));
  }
  const found = await Promise.all(needed.map((name) => stat(path.join(folder, name)).catch(() => null)));
  return found.every(Boolean);
}
