import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Runs in a container before any package is installed: imports only what Node contains.

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  workspaces: string[];
  overrides?: object;
}

/** A project that an image contains: its folder, relative to the root, and its package.json. */
export interface ImageProject {
  folder: string;
  manifest: Manifest;
}

/** Installs the packages of an image in the folder `packages`; no package may run a script. */
export const installCommand = ['npm', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'] as const;

/**
 * Deletes what no process reads: types, source maps, and the files of fonts with other formats or axes. They are a
 * third of the packages.
 */
export const pruneCommand = [
  'find',
  'node_modules',
  '-type',
  'f',
  '-regextype',
  'posix-extended',
  '-regex',
  '.*(\\.map|\\.d\\.[cm]?ts|\\.woff|-(standard|wdth)-normal\\.woff2)',
  '-delete',
] as const;

/** Files at the root that processes read or licences require. */
const rootFiles = ['LICENSE', 'THIRD-PARTY-NOTICES'];
const isForTests = (file: string) => /\.test\.tsx?$|(^|\/)testing\//.test(file);
const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The app and the libs that it needs in production, directly and indirectly. @throws Error for an unknown app */
export function projectsOfImage(root: string, app: string): ImageProject[] {
  const { workspaces } = readManifest(path.join(root, 'package.json'));
  const all = new Map(
    globSync(
      workspaces.map((folder) => `${folder}/package.json`),
      { cwd: root },
    ).map((file) => {
      const manifest = readManifest(path.join(root, file));
      return [manifest.name, { folder: path.dirname(file), manifest }];
    }),
  );
  const found = new Map<string, ImageProject>();
  const add = (name: string) => {
    const project = all.get(name);
    if (!project) throw new Error(`There is no project ${name}.`);
    if (found.has(name)) return;
    found.set(name, project);
    for (const dependency of Object.keys(project.manifest.dependencies ?? {})) if (all.has(dependency)) add(dependency);
  };
  add(`@umkreis/${app}`);
  return [...found.values()].toSorted((a, b) => a.folder.localeCompare(b.folder));
}

/**
 * Copies what the image of an app contains: into `packages` what installs its packages, into `code` its sources
 * without tests. Releases change only the second, so that the layer with the packages remains.
 */
export function collectImage(root: string, app: string, target: string): void {
  const projects = projectsOfImage(root, app);
  const { name, overrides } = readManifest(path.join(root, 'package.json'));
  const workspaces = projects.map(({ folder }) => folder);
  const write = (file: string, value: object) => {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), `${JSON.stringify(value, null, 2)}\n`);
  };
  const copy = (file: string, to: string) => {
    mkdirSync(path.dirname(path.join(target, to)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(target, to));
    chmodSync(path.join(target, to), 0o644);
  };
  write('packages/package.json', { name, private: true, workspaces, overrides });
  copy('package-lock.json', 'packages/package-lock.json');
  for (const { folder, manifest } of projects) {
    const { version, devDependencies: _dev, scripts: _scripts, ...installed } = manifest;
    write(`packages/${folder}/package.json`, installed);
    write(`code/${folder}/package.json`, { ...installed, version });
    for (const entry of globSync('src/**/*.*', { cwd: path.join(root, folder), withFileTypes: true })) {
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      if (entry.isFile() && !isForTests(file)) copy(file, `code/${file}`);
    }
  }
  for (const file of rootFiles) copy(file, `code/${file}`);
}
