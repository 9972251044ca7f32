import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders of the workspace's projects, relative to its root, by package name without scope: 'search' →
 * 'libs/domain/search'. Also finds them where the libs are not grouped by layer, as in releases before version 1.
 */
export function projectFolders(root: string): ReadonlyMap<string, string> {
  const manifests = globSync('{apps,libs,libs/*,tools}/*/package.json', { cwd: root });
  const folders = manifests.map((file) => path.dirname(file).replaceAll(path.sep, '/')).toSorted();
  return new Map(folders.map((folder) => [path.basename(folder), folder]));
}
