import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { workspace } from './shared/build-surfaces.ts';
import { projectFolders } from './shared/project-folders.ts';

/** Dependencies of every build besides its imported modules. */
const shared = ['package-lock.json', 'tsconfig.base.json'];
const buildFolder = 'tools/build/src';

/**
 * A hash over the sources of a surface: its entry, every imported module of the workspace, the build
 * configuration and the packages. Types and tests are excluded, since they are not shipped.
 * @param root of the workspace
 */
export async function sourceFingerprint(surface: Surface, root = workspace): Promise<string> {
  const app = `apps/${surface}`;
  const projects = projectFolders(root);
  const configuration = (await readdir(path.join(root, buildFolder))).map((name) => `${buildFolder}/${name}`);
  const files = new Map<string, Buffer>();
  const queue = [...shared, ...configuration, `${app}/rspack.config.ts`, `${app}/src/main.ts`, `${app}/src/main.tsx`];
  queue.push(`${app}/src/app.tsx`);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    const bytes = await readFile(path.join(root, file)).catch(() => undefined);
    if (!bytes) continue;
    files.set(file, bytes);
    if (/\.(tsx?|css)$/.test(file)) queue.push(...importedBy(file, bytes.toString(), projects));
  }
  const hash = createHash('sha256');
  for (const [file, bytes] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const code = createHash('sha256').update(bytes).digest('hex');
    hash.update(`${file} ${code}\n`);
  }
  return hash.digest('hex');
}

/** Static, dynamic and re-exporting imports, style sheets, URLs of workers and files, and exposed modules. */
const imports = /(?:\bfrom|\bimport|\bimport\(|@import|@plugin|new URL\(|:)\s*['"]([^'"]+)['"]/g;
const typeImports = /\b(?:import|export) type\b[^;]*;/g;

/** Imported paths within the workspace. @param projects folders by name */
function importedBy(file: string, code: string, projects: ReadonlyMap<string, string>): string[] {
  return Array.from(code.replaceAll(typeImports, '').matchAll(imports), ([, name]) =>
    name!.replace(/\?.*$/, ''),
  ).flatMap((name) => {
    const own = /^@umkreis\/([\w-]+)\/(.+)$/.exec(name);
    if (own) return [`${projects.get(own[1]!)}/src/${own[2]}`];
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : [];
  });
}
