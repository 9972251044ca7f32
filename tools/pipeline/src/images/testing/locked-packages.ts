import { readFileSync } from 'node:fs';

interface Locked {
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Names of the packages that npm installs for production of these projects, according to the lock file. */
export function lockedPackages(lockFile: string, projects: readonly string[]): Set<string> {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> };
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (at: string) => {
    if (visited.has(at)) return;
    visited.add(at);
    const { dependencies, optionalDependencies } = packages[at] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const location = locate(at, name);
      const one = location === undefined ? undefined : packages[location];
      if (!one || !location) continue;
      // Projects of the workspace are links to their folder.
      if (!one.link) found.add(name);
      visit(one.link ? one.resolved! : location);
    }
  };
  /** As Node resolves it: the nearest folder node_modules that contains it. */
  const locate = (at: string, name: string): string | undefined => {
    for (
      let folder = at;
      ;
      folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
    ) {
      const location = `${folder ? `${folder}/` : ''}node_modules/${name}`;
      if (packages[location]) return location;
      if (!folder) return undefined;
    }
  };
  for (const project of projects) visit(project);
  return found;
}
