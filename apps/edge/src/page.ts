import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Boot, RemoteName } from '@umkreis/contract/boot.ts';
import { firstMapId } from '@umkreis/contract/first-map.ts';
import { servedPointsFile } from '@umkreis/contract/points-file.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { earlySearch } from './early-search.ts';
import { mapFirstScript } from './map-first.ts';
import { frameHead, frameOf } from './page-frame.ts';
import type { PageText } from './pages/create-pages.ts';
import { escapeHtml, jsonBlock } from './pages/html.ts';

export interface Manifest {
  /** Script that the page runs before everything else */
  start?: string;
  /** ES modules that it imports */
  startModules?: string[];
  /** ES module of the worker that it starts */
  startWorker?: string;
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
  /** The shell waits for the map, where the remote's release starts one */
  mapFirst?: boolean;
}

const shellScripts = /<script\b[^>]*src="%SHELL%[^>]*><\/script>/g;
const shellStyles = /<link\b[^>]*href="(%SHELL%[^"]+\.css)"[^>]*>/g;
const shellTags = /<(script)\b[^>]*src="%SHELL%[^>]*><\/\1>|<link\b[^>]*href="%SHELL%[^>]*>/g;

const manifestOf = (boot: Boot, remote: RemoteName | null): Manifest | undefined =>
  remote ? (boot.manifests[boot.remotes[remote]?.entry ?? ''] as Manifest | undefined) : undefined;

/** Folder of the release of a remote that the page knows. */
const baseOf = (boot: Boot, remote: RemoteName): string => boot.remotes[remote]!.entry.replace(/[^/]*$/, '');

/** Whether a remote's release is the whole page, without the shell. */
export const ownsPage = (boot: Boot, remote: RemoteName | null): boolean => {
  const manifest = manifestOf(boot, remote);
  return Boolean(manifest?.ownsPage && manifest.start);
};

/** The shell's page with its text, boot block, and the first remote's files already on their way. */
export function renderPage(parts: PageParts): string {
  const { template: whole, shellBase, boot, remote, text, theme = null } = parts;
  const isOwn = ownsPage(boot, remote);
  const waits = Boolean(parts.mapFirst && startsMap(boot, remote));
  const template = isOwn ? whole.replace(shellTags, '') : whole;
  const look = theme ? ` data-theme="${theme}"` : '';
  return (waits ? template.replace(shellScripts, '').replace(shellStyles, laterStyle) : template)
    .replaceAll('%SHELL%', shellBase)
    .replace('<html lang="de">', `<html lang="${text.language}"${look}>`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(text.title)}</title>`)
    .replace('<!--head-->', () =>
      [
        ...mapScripts(boot, remote, waits).map((script) => `<script>${script}</script>`),
        text.head,
        frameHead,
        ...startFiles(boot, remote),
        ...shellFiles(template, shellBase, waits),
        ...preloads(boot, remote, waits),
        ...ownStyles(boot, remote),
      ].join('\n'),
    )
    .replace(
      '<!--body-->',
      () =>
        (startsMap(boot, remote) ? `<div id="${firstMapId}"></div>` : '') +
        frameOf(remote, boot.branch?.title ?? boot.product.name) +
        (waits ? earlySearch(boot, text.language) : '') +
        text.body,
    )
    .replace(
      '<!--boot-->',
      () => `<script type="application/json" id="boot">${jsonBlock(boot)}</script>` + startScript(boot, remote, waits),
    );
}

/** Whether a script of the remote's release makes the page's map. */
const startsMap = (boot: Boot, remote: RemoteName | null): boolean =>
  !ownsPage(boot, remote) && startOf(boot, remote) !== null;

/** Scripts that stand in a page with a map. @param mapFirst the shell waits for it */
export const mapScripts = (boot: Boot, remote: RemoteName | null, mapFirst: boolean): string[] =>
  mapFirst && startsMap(boot, remote) ? [mapFirstScript] : [];

/** What draws the first map comes before all else, in the order in which it is needed. */
function startFiles(boot: Boot, remote: RemoteName | null): string[] {
  const script = startOf(boot, remote);
  if (!script || !startsMap(boot, remote)) return [];
  const manifest = manifestOf(boot, remote)!;
  const moduleLink = (file: string) => `<link rel="modulepreload" href="${escapeHtml(baseOf(boot, remote!) + file)}">`;
  return [
    `<link rel="preload" as="script" href="${escapeHtml(script)}">`,
    ...(manifest.startModules ?? []).map(moduleLink),
    ...(manifest.startReadsPoints ? pointLinks(boot) : []),
    // browsers refuse to load it as what it is, a worker's, and tell the page that it failed
    ...(manifest.startWorker ? [moduleLink(manifest.startWorker)] : []),
  ];
}

/** What the first map is drawn without. */
const late = ' fetchpriority="low"';

/** Kind of a link that no browser knows: the page's script makes another of it when the map is there. */
const laterRel = 'later';

/** A style sheet that the first map does without. */
const laterStyle = (_: string, href: string): string =>
  `<link rel="${laterRel}" as="style" data-style href="${href}"><noscript><link rel="stylesheet" href="${href}"></noscript>`;

/** A file that the shell needs. @param waits the page has the map first: its script says when the file is fetched */
function shellLink(href: string, as: string, waits: boolean, marks = ''): string {
  const rel = waits ? laterRel : 'preload';
  return `<link rel="${rel}" as="${as}"${waits ? late + marks : ''} href="${escapeHtml(href)}">`;
}

/** Without the shell nothing of the rest is of use. */
function shellFiles(template: string, shellBase: string, waits: boolean): string[] {
  const files = [...template.matchAll(/(?:src|href)="%SHELL%([^"]+\.(js|css))"/g)];
  return files.flatMap(([, path, kind]) => {
    if (kind === 'js') return shellLink(shellBase + path!, 'script', waits, ' data-shell');
    return waits ? [] : shellLink(shellBase + path!, 'style', false);
  });
}

/** Style sheets of a page without the shell. */
function ownStyles(boot: Boot, remote: RemoteName | null): string[] {
  if (!ownsPage(boot, remote)) return [];
  return (manifestOf(boot, remote)!.startStyles ?? []).map(
    (file) => `<link rel="stylesheet" href="${escapeHtml(baseOf(boot, remote!) + file)}">`,
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

/** Address of the script that makes a page's map before shell and remote are there; null where its release has none. */
function startOf(boot: Boot, remote: RemoteName | null): string | null {
  const start = manifestOf(boot, remote)?.start;
  return start ? baseOf(boot, remote!) + start : null;
}

/** @param isAlone nothing else runs before it has */
function startScript(boot: Boot, remote: RemoteName | null, isAlone: boolean): string {
  const script = startOf(boot, remote);
  if (!script) return '';
  const order = isAlone ? ' id="start" async' : ownsPage(boot, remote) ? ' defer' : '';
  return `<script${order} src="${escapeHtml(script)}"></script>`;
}

function preloads(boot: Boot, remote: RemoteName | null, waits: boolean): string[] {
  const manifest = manifestOf(boot, remote);
  const files: [string, string][] = [];
  if (manifest && ownsPage(boot, remote)) {
    files.push([startOf(boot, remote)!, 'script']);
  } else if (manifest) {
    const base = baseOf(boot, remote!);
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
  const links = [...new Map(files)].map(([href, as]) => shellLink(href, as, waits));
  if (!remote || remote === 'dashboard') return links;
  const hasPoints = Boolean(manifest?.startReadsPoints && pointLinks(boot).length > 0);
  return hasPoints ? links : [...links, ...nameLinks(boot, ownsPage(boot, remote))];
}

const dataLink = (href: string) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}">`;

const snapshotOf = ({ branch, main }: Boot): string | null =>
  branch ? branch.basemapItemJsonFileNameProduction : main.basemapFileName;

/** A link of a kind that no browser knows: a script asks for it in time, and what keeps the page needs it. */
const askedLink = (href: string) => `<link rel="asked" href="${escapeHtml(href)}">`;

const fileUrl = ({ assetRoot }: Boot, name: string) => `${assetRoot}/json/${name}`;

/**
 * The points of the map, and what their symbols are drawn with: that comes behind the map's library, which it would
 * take its share of a slow line from. None where the places come as tiles, and where floors or seasons leave some out:
 * which ones is said by the engine, of the places themselves.
 */
function pointLinks(boot: Boot): string[] {
  const [points, snapshot] = [servedPointsFile(boot), snapshotOf(boot)];
  if (!points || !snapshot || boot.branch?.filterItemsBySeason || boot.branch?.levels.length) return [];
  return [dataLink(fileUrl(boot, points)), askedLink(fileUrl(boot, referenceFileOf(snapshot)))];
}

/**
 * What the page's places are named by, where it does not come with their points. Places and names are asked for by the
 * engine in its worker: read ahead by the page they would take its thread, and the browser says that nobody used them.
 * The names alone are read by the page too, where it draws symbols before the engine has them.
 * @param isOwn the page's release is all of it: it draws no map by itself
 */
function nameLinks(boot: Boot, isOwn: boolean): string[] {
  const snapshot = snapshotOf(boot);
  if (snapshot) return [(isOwn ? askedLink : dataLink)(fileUrl(boot, referenceFileOf(snapshot)))];
  return [apiPaths.categories, apiPaths.tags, apiPaths.icons].map((path) => askedLink(boot.apiRoot + path));
}
