import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Project {
  src: string;
  isForBrowsers: boolean;
}

/** Modules that an import statement, a re-export or `import()` loads; those with `type` load nothing. */
const LOADED =
  /^(?:import|export)\s+(?!type\s)(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gm;

/**
 * Packages that browser code loads, at the start or later, each with the modules that lead to it.
 * @param root of the repository
 */
export function packagesInBrowsers(root: string): Map<string, string[]> {
  const projects = readProjects(root);
  const packages = new Map<string, string[]>();
  const seen = new Set<string>();
  const follow = (file: string, before: readonly string[]) => {
    if (seen.has(file)) return;
    seen.add(file);
    const trail = [...before, path.relative(root, file)];
    for (const name of loadedBy(file)) {
      const target = resolved(name, file, projects);
      if (target.endsWith('.ts') || target.endsWith('.tsx')) follow(target, trail);
      else if (!packages.has(target)) packages.set(target, trail);
    }
  };
  for (const { src, isForBrowsers } of projects.values())
    if (isForBrowsers)
      for (const name of globSync('**/*.{ts,tsx}', { cwd: src }))
        if (!/\.(test|stories)\.|(^|\/)testing\//.test(name)) follow(path.join(src, name), []);
  return packages;
}

function readProjects(root: string): Map<string, Project> {
  const files = globSync('{apps/*,libs/*/*}/package.json', { cwd: root });
  return new Map(
    files.map((file) => {
      const { name, nx } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        name: string;
        nx?: { tags?: string[] };
      };
      const isForBrowsers = nx?.tags?.includes('platform:browser') ?? false;
      return [name, { src: path.join(root, path.dirname(file), 'src'), isForBrowsers }];
    }),
  );
}

const loadedBy = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(LOADED), ([, imported, later]) => (imported ?? later)!);

/** A file of the repository, or the name of a package. */
function resolved(name: string, from: string, projects: ReadonlyMap<string, Project>): string {
  if (name.startsWith('.')) return path.resolve(path.dirname(from), name);
  const [scope, project, ...rest] = name.split('/');
  const own = projects.get(`${scope}/${project}`);
  if (own) return path.join(own.src, ...rest);
  return scope!.startsWith('@') ? `${scope}/${project}` : scope!;
}
