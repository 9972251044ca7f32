import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A package of the lock file that images and browser bundles may contain. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression; empty: the package names none */
  license: string;
  /** URL of its source code; empty: it names none */
  source: string;
  /** Its licence and notice files in one text; empty: it contains none */
  text: string;
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const NOTICE_FILE = /^(?:licen[cs]es?|copying|notice)(?:[.-].*)?$/i;

/**
 * The packages of the production tree, sorted by name, each version once. Packages that only some platforms
 * install have no texts, so that the result is the same on all machines.
 * @param root of the workspace, with installed packages
 */
export async function shippedPackages(root: string): Promise<ShippedPackage[]> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const shipped = new Map<string, ShippedPackage>();
  for (const [folder, entry] of Object.entries(packages)) {
    if (!folder.startsWith('node_modules/') || entry.dev || entry.devOptional || entry.link) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const isOfSomePlatforms = Boolean(entry.optional ?? entry.os ?? entry.cpu);
    shipped.set(`${name}@${entry.version}`, {
      name,
      version: entry.version ?? '',
      ...(isOfSomePlatforms
        ? { license: entry.license ?? '', source: '', text: '' }
        : await readPackage(path.join(root, folder), entry)),
    });
  }
  const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  return [...shipped].toSorted(byKey).map(([, one]) => one);
}

async function readPackage(folder: string, { license }: LockEntry) {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    license?: string | { type: string };
    repository?: string | { url?: string };
    homepage?: string;
  };
  const { repository } = manifest;
  const named = typeof manifest.license === 'string' ? manifest.license : manifest.license?.type;
  return {
    license: license ?? named ?? '',
    source: sourceOf(typeof repository === 'string' ? repository : repository?.url) || (manifest.homepage ?? ''),
    text: await noticesIn(folder),
  };
}

/** The URL of a repository in package.json: `git+https://…`, `github:owner/name`, `owner/name`. */
function sourceOf(repository = ''): string {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository);
  if (short) return `https://github.com/${short[1]}`;
  return repository
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
}

async function noticesIn(folder: string): Promise<string> {
  const texts: string[] = [];
  for (const entry of (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!NOTICE_FILE.test(entry.name) || /\.(?:[cm]?[jt]s|json)$/.test(entry.name)) continue;
    if (entry.isFile()) texts.push(await readFile(path.join(folder, entry.name), 'utf8'));
  }
  return texts.map(plain).join('\n\n');
}

/** Normalises to Unix line ends without trailing whitespace and surrounding blank lines. */
export const plain = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replace(/^\uFEFF?\n*/, '')
    .trimEnd();
