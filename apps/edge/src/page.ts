import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Boot, RemoteName } from '@umkreis/contract/boot.ts';
import { servedPointsFile } from '@umkreis/contract/points-file.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { frameHead, frameOf } from './page-frame.ts';
import type { PageText } from './pages/create-pages.ts';
import { escapeHtml, jsonBlock } from './pages/html.ts';

export interface Manifest {
  /** Script that the page runs before everything else */
  start?: string;
  /** ES modules that it imports */
  startModules?: string[];
  /** The script is all of the page: no shell stands there */
  ownsPage?: boolean;
  startStyles?: string[];
  /** Scripts for other sites' pages, by name */
  scripts?: Record<string, string>;
  /** It draws the points that lie beside the snapshot */
  startReadsPoints?: boolean;
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { name?: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  shared: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Remotes whose pages lie below a path of their own name. */
const ownPages: readonly RemoteName[] = ['embed', 'dashboard'];

/** The remote that shows a path; null where the shell has the page itself. */
export function remoteOfPath(path: string, query: URLSearchParams, hasKiosk: boolean): RemoteName | null {
  const first = path.split('/')[1];
  if (first === 'map') return hasKiosk && query.has('iskiosk') ? 'kiosk' : 'map';
  return ownPages.find((name) => name === first) ?? null;
}

const pages = new Set([...Object.values(routes).map((route) => route.path.split('/')[1]), ...ownPages]);

/** Whether the shell has a page at a path; otherwise its 404 page is sent with that status. */
export const isPage = (path: string): boolean => pages.has(path.split('/')[1]);

export interface PageParts {
  /** The shell's index.html as built. */
  template: string;
  shellBase: string;
  boot: Boot;
  remote: RemoteName | null;
  text: PageText;
  /** Asked for in the address; null follows the device */
  theme?: 'light' | 'dark' | null;
}

const shellTags = /<(script)\b[^>]*src="%SHELL%[^>]*><\/\1>|<link\b[^>]*href="%SHELL%[^>]*>/g;

const manifestOf = (boot: Boot, remote: RemoteName | null): Manifest | undefined =>
  remote ? (boot.manifests[boot.remotes[remote]?.entry ?? ''] as Manifest | undefined) : undefined;

/** Whether a remote's release is the whole page, without the shell. */
export const ownsPage = (boot: Boot, remote: RemoteName | null): boolean => {
  const manifest = manifestOf(boot, remote);
  return Boolean(manifest?.ownsPage && manifest.start);
};

/** The shell's page with its text, boot block, and the first remote's files already on their way. */
export function renderPage({ template: whole, shellBase, boot, remote, text, theme = null }: PageParts): string {
  const isOwn = ownsPage(boot, remote);
  const template = isOwn ? whole.replace(shellTags, '') : whole;
  const look = theme ? ` data-theme="${theme}"` : '';
  return template
    .replaceAll('%SHELL%', shellBase)
    .replace('<html lang="de">', `<html lang="${text.language}"${look}>`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(text.title)}</title>`)
    .replace('<!--head-->', () =>
      [
        text.head,
        frameHead,
        ...shellFiles(template, shellBase),
        ...preloads(boot, remote),
        ...ownStyles(boot, remote),
      ].join('\n'),
    )
    .replace('<!--body-->', () => frameOf(remote, boot.branch?.title ?? boot.product.name) + text.body)
    .replace(
      '<!--boot-->',
      () => `<script type="application/json" id="boot">${jsonBlock(boot)}</script>` + startScript(boot, remote),
    );
}

/** The shell comes before all else: without it nothing of the rest is of use. */
function shellFiles(template: string, shellBase: string): string[] {
  const files = [...template.matchAll(/(?:src|href)="%SHELL%([^"]+\.(js|css))"/g)];
  return files.map(
    ([, path, kind]) =>
      `<link rel="preload" as="${kind === 'css' ? 'style' : 'script'}" href="${escapeHtml(shellBase + path!)}">`,
  );
}

/** Style sheets of a page without the shell. */
function ownStyles(boot: Boot, remote: RemoteName | null): string[] {
  if (!ownsPage(boot, remote)) return [];
  const base = boot.remotes[remote!]!.entry.replace(/[^/]*$/, '');
  return (manifestOf(boot, remote)!.startStyles ?? []).map(
    (file) => `<link rel="stylesheet" href="${escapeHtml(base + file)}">`,
  );
}

/**
 * Shared modules that a remote brings and needs before it shows anything. An embedded list has no map; the one beside a
 * map loads it with the map.
 */
const sharedAtOnce = (remote: RemoteName | null, { start }: Manifest): readonly string[] => [
  'swr',
  'jotai',
  // releases from before the start script share it
  ...((remote === 'map' || remote === 'kiosk') && !start ? ['maplibre-gl'] : []),
];

/** The script that makes a page's map before shell and remote are there; '' where its release has none. */
function startScript(boot: Boot, remote: RemoteName | null): string {
  const entry = remote && boot.remotes[remote]?.entry;
  const { start } = ((entry && boot.manifests[entry]) || {}) as Partial<Manifest>;
  return entry && start
    ? `<script${ownsPage(boot, remote) ? ' defer' : ''} src="${escapeHtml(entry.replace(/[^/]*$/, '') + start)}"></script>`
    : '';
}

const modulesOfStart = (entry: string | null | undefined, manifest: Manifest | undefined): string[] =>
  entry && manifest?.start ? (manifest.startModules ?? []).map((file) => entry.replace(/[^/]*$/, '') + file) : [];

function preloads(boot: Boot, remote: RemoteName | null): string[] {
  const entry = remote && boot.remotes[remote]?.entry;
  const manifest = entry ? (boot.manifests[entry] as Manifest | undefined) : undefined;
  const files: [string, string][] = [];
  if (entry && manifest && ownsPage(boot, remote)) {
    files.push([entry.replace(/[^/]*$/, '') + manifest.start!, 'script']);
  } else if (entry && manifest) {
    const base = entry.replace(/[^/]*$/, '');
    files.push([base + manifest.metaData.remoteEntry.path + manifest.metaData.remoteEntry.name, 'script']);
    const assets = [
      ...manifest.exposes.filter(({ name = 'app' }) => name === 'app'),
      ...manifest.shared.filter(({ name }) => sharedAtOnce(remote, manifest).includes(name)),
    ].map((part) => part.assets);
    for (const asset of assets) {
      files.push(
        ...asset.js.sync.map((file): [string, string] => [base + file, 'script']),
        ...asset.css.sync.map((file): [string, string] => [base + file, 'style']),
      );
    }
  }
  const snapshot = boot.branch?.basemapItemJsonFileNameProduction ?? (boot.branch ? null : boot.main.basemapFileName);
  const links = [
    ...modulesOfStart(entry, manifest).map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    ...[...new Map(files)].map(([href, as]) => `<link rel="preload" as="${as}" href="${escapeHtml(href)}">`),
  ];
  if (!remote || remote === 'dashboard') return links;
  const points = manifest?.startReadsPoints ? servedPointsFile(boot) : null;
  return [...links, ...dataLinks(boot, snapshot, points)];
}

/** What the page's places are made of. Where points are drawn first, the places themselves have time. */
function dataLinks({ assetRoot, apiRoot }: Boot, snapshot: string | null, points: string | null): string[] {
  const link = (href: string, isLate = false) =>
    `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}"${isLate ? ' fetchpriority="low"' : ''}>`;
  if (!snapshot) return [apiPaths.categories, apiPaths.tags, apiPaths.icons].map((path) => link(apiRoot + path));
  const file = (name: string) => `${assetRoot}/json/${name}`;
  return points
    ? [link(file(points)), link(file(referenceFileOf(snapshot))), link(file(snapshot), true)]
    : [link(file(snapshot)), link(file(referenceFileOf(snapshot)))];
}
