import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Boot, Language, RemoteName } from '@umkreis/contract/boot.ts';
import { firstMapId } from '@umkreis/contract/first-map.ts';
import { servedPlacesArchive } from '@umkreis/contract/places-archive.ts';
import { firstBasemapFile } from '@umkreis/contract/served-basemap-file.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { FrameFiles } from './frame-files.ts';
import { frameHead, frameStyles, pageFrame } from './page-frame/page-frame.ts';
import type { PageText } from './pages/create-pages.ts';
import { escapeHtml, jsonBlock } from './pages/html.ts';

export interface Manifest {
  /** Script that the page runs first */
  start?: string;
  /** ES modules that it imports */
  startModules?: string[];
  /** ES module of the worker that it starts */
  startWorker?: string;
  /** The script is the whole page, without the shell */
  ownsPage?: boolean;
  startStyles?: string[];
  /** Scripts for pages of other sites, by name */
  scripts?: Record<string, string>;
  /** Script with the texts of each language, by language */
  texts?: Partial<Record<Language, string>>;
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { name?: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  shared: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Remotes whose pages are below a path of the same name. */
const ownPages: readonly RemoteName[] = ['embed', 'dashboard'];

/** The remote that renders a path; null if the shell renders it. */
export function remoteOfPath(path: string, query: URLSearchParams, hasKiosk: boolean): RemoteName | null {
  const first = path.split('/')[1];
  if (first === 'map') return hasKiosk && query.has('iskiosk') ? 'kiosk' : 'map';
  return ownPages.find((name) => name === first) ?? null;
}

const pages = new Set([...Object.values(routes).map((route) => route.path.split('/')[1]), ...ownPages]);

/** Whether the shell has a page at the path; otherwise its 404 page is sent with status 404. */
export const isPage = (path: string): boolean => pages.has(path.split('/')[1]);

export interface PageParts {
  /** The shell's built index.html. */
  template: string;
  shellBase: string;
  boot: Boot;
  remote: RemoteName | null;
  text: PageText;
  /** From the URL; null follows the device */
  theme?: 'light' | 'dark' | null;
  /** Whether the shell is deferred until the map is created, if the release has a start script */
  mapFirst?: boolean;
  /** Of a page with a map; null if the shell's release has none */
  frame?: FrameFiles | null;
  /** Search text of the URL */
  words?: string;
}

const shellScripts = /<script\b[^>]*src="%SHELL%[^>]*><\/script>/g;
const shellStyles = /<link\b[^>]*href="(%SHELL%[^"]+\.css)"[^>]*>/g;
const shellTags = /<(script)\b[^>]*src="%SHELL%[^>]*><\/\1>|<link\b[^>]*href="%SHELL%[^>]*>/g;

const manifestOf = (boot: Boot, remote: RemoteName | null): Manifest | undefined =>
  remote ? (boot.manifests[boot.remotes[remote]?.entry ?? ''] as Manifest | undefined) : undefined;

/** Base URL of a remote's release. */
const baseOf = (boot: Boot, remote: RemoteName): string => boot.remotes[remote]!.entry.replace(/[^/]*$/, '');

/** Whether a remote's release is the whole page, without the shell. */
export const ownsPage = (boot: Boot, remote: RemoteName | null): boolean => {
  const manifest = manifestOf(boot, remote);
  return Boolean(manifest?.ownsPage && manifest.start);
};

/** The shell's page with its text, boot data, and preloads of the first remote's files. */
export function renderPage(parts: PageParts): string {
  const { template: whole, shellBase, boot, remote, text, theme = null, frame = null, words = '' } = parts;
  const isOwn = ownsPage(boot, remote);
  const waits = Boolean(parts.mapFirst && frame && startsMap(boot, remote));
  const template = isOwn ? whole.replace(shellTags, '') : whole;
  const look = theme ? ` data-theme="${theme}"` : '';
  return (waits ? template.replace(shellScripts, '').replace(shellStyles, laterStyle) : template)
    .replaceAll('%SHELL%', shellBase)
    .replace('<html lang="de">', `<html lang="${text.language}"${look}>`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(text.title)}</title>`)
    .replace('<!--head-->', () =>
      [
        ...(frame ? [`<script>${frame.script}</script>`] : []),
        text.head,
        frameHead(frameStyles(frame?.style ?? '')),
        ...startFiles(boot, remote),
        ...shellFiles(template, shellBase, waits),
        ...preloads(boot, remote, text.language, waits),
        ...ownStyles(boot, remote),
      ].join('\n'),
    )
    .replace(
      '<!--body-->',
      () =>
        (startsMap(boot, remote) ? `<div id="${firstMapId}"></div>` : '') +
        (frame && remote === 'map' ? pageFrame({ boot, language: text.language, body: text.body, words }) : text.body),
    )
    .replace(
      '<!--boot-->',
      () => `<script type="application/json" id="boot">${jsonBlock(boot)}</script>` + startScript(boot, remote, waits),
    );
}

/** Whether a start script of the remote's release creates the map. */
export const startsMap = (boot: Boot, remote: RemoteName | null): boolean =>
  !ownsPage(boot, remote) && startOf(boot, remote) !== null;

/** Files of the first map, preloaded before everything else in the order of use. */
function startFiles(boot: Boot, remote: RemoteName | null): string[] {
  const script = startOf(boot, remote);
  if (!script || !startsMap(boot, remote)) return [];
  const manifest = manifestOf(boot, remote)!;
  const moduleLink = (file: string) => `<link rel="modulepreload" href="${escapeHtml(baseOf(boot, remote!) + file)}">`;
  return [
    `<link rel="preload" as="script" href="${escapeHtml(script)}">`,
    ...(manifest.startModules ?? []).map(moduleLink),
    // Preloading it as a worker fails in browsers, with an error event on the page.
    ...(manifest.startWorker ? [moduleLink(manifest.startWorker)] : []),
  ];
}

/** Not required for the first map. */
const late = ' fetchpriority="low"';

/** A `rel` value that browsers ignore; the page's script changes it to `preload` when the shell starts. */
const laterRel = 'later';

/** A style sheet that the first map does not need. */
const laterStyle = (_: string, href: string): string =>
  `<link rel="${laterRel}" as="style" data-style href="${href}"><noscript><link rel="stylesheet" href="${href}"></noscript>`;

/** A file of the shell. @param waits the map loads first: the page's script decides when to fetch the file */
function shellLink(href: string, as: string, waits: boolean, marks = ''): string {
  const rel = waits ? laterRel : 'preload';
  return `<link rel="${rel}" as="${as}"${waits ? late + marks : ''} href="${escapeHtml(href)}">`;
}

/** Scripts and styles of the shell; everything else depends on them. */
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
 * Shared modules that a remote provides and needs before it renders. An embedded list has no map; one with a
 * map loads its modules together with the map.
 */
const sharedAtOnce = (remote: RemoteName | null, { start }: Manifest): readonly string[] => [
  'swr',
  'jotai',
  // Older releases have no start script that shares it.
  ...((remote === 'map' || remote === 'kiosk') && !start ? ['maplibre-gl'] : []),
];

/**
 * URL of the script that creates a page's map before shell and remote are loaded; null if the release has
 * none.
 */
function startOf(boot: Boot, remote: RemoteName | null): string | null {
  const start = manifestOf(boot, remote)?.start;
  return start ? baseOf(boot, remote!) + start : null;
}

/** @param isAlone nothing else runs before it */
function startScript(boot: Boot, remote: RemoteName | null, isAlone: boolean): string {
  const script = startOf(boot, remote);
  if (!script) return '';
  const order = isAlone ? ' id="start" async' : ownsPage(boot, remote) ? ' defer' : '';
  return `<script${order} src="${escapeHtml(script)}"></script>`;
}

function preloads(boot: Boot, remote: RemoteName | null, language: Language, waits: boolean): string[] {
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
  const texts = manifest?.texts?.[language];
  if (texts) files.push([baseOf(boot, remote!) + texts, 'script']);
  const links = [...new Map(files)].map(([href, as]) => shellLink(href, as, waits));
  if (!remote || remote === 'dashboard') return links;
  const isLater = ownsPage(boot, remote) || servedPlacesArchive(boot) !== null;
  return [...links, ...nameLinks(boot, isLater)];
}

const dataLink = (href: string) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}">`;

/**
 * A link with a `rel` value that browsers ignore: a script fetches it later, and offline storage needs to know
 * it.
 */
const deferredLink = (href: string) => `<link rel="asked" href="${escapeHtml(href)}">`;

const fileUrl = ({ assetRoot }: Boot, name: string) => `${assetRoot}/json/${name}`;

/**
 * The data with the names of the page's places. Places and names are fetched by the engine in its worker: a preload
 * by the page would not be used and cause a browser warning. The page itself reads only the names, if it draws
 * symbols before the engine is ready.
 * @param isLater the page reads them after MapLibre, or not at all
 */
function nameLinks(boot: Boot, isLater: boolean): string[] {
  const snapshot = firstBasemapFile(boot);
  if (snapshot) return [(isLater ? deferredLink : dataLink)(fileUrl(boot, referenceFileOf(snapshot)))];
  return [apiPaths.categories, apiPaths.tags, apiPaths.icons].map((path) => deferredLink(boot.apiRoot + path));
}
