import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Branch } from '@umkreis/contract/branch.ts';
import { readEmbedQuery } from '@umkreis/contract/embed-address.ts';
import { noticeHeader } from '@umkreis/contract/offline.ts';
import { acceptedEncoding } from '@umkreis/serving/accepted-encoding.ts';
import { bootOf } from './boot-block.ts';
import { createPageCompressor } from './compressed-pages.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { isPage, ownsPage, remoteOfPath, renderPage, startsMap, type PageParts } from './page.ts';
import { readFrameFiles } from './frame-files.ts';
import { isMapFirst } from './page-frame/map-first.ts';
import { frameStyles } from './page-frame/page-frame.ts';
import type { Pages } from './pages/create-pages.ts';
import { factsStyleHash } from './pages/facts-style.ts';
import { rightTitle } from './pages/page-key.ts';
import { isPrivatePage } from './private-page.ts';
import type { ReleaseFailures } from './release-failures.ts';
import type { Releases } from './releases.ts';
import { acceptsJsonLd, sendJsonLd } from './send-json-ld.ts';
import { sendNotice } from './send-notice.ts';
import type { Site } from './site.ts';

interface Options {
  site: Site;
  releases: Releases;
  pages: Pages;
  failures: ReleaseFailures;
}

/** Sends the page of a request: its facts, within the shell of the branch's release. */
export function createPageSender({ site, releases, pages, failures }: Options) {
  const compress = createPageCompressor();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const branch = await site.branchOf(request);
    const url = new URL(request.url, 'http://edge');
    if (branch === undefined) return sendNotice(site, request, reply, 404, 'unknown');
    if (branch && !branch.isActive)
      return sendNotice(site, request, reply.header(noticeHeader, 'inactive'), 503, 'inactive');
    if (/\.\w{2,5}$/.test(url.pathname) && !url.pathname.startsWith('/map/'))
      return reply.code(404).send({ type: '/problems/not-found', title: 'Not found', status: 404 });
    const shellBase = await releases.base('shell', branch?.shortId ?? null);
    const template = shellBase && (await releases.read(`${shellBase}/index.html`).catch(() => undefined));
    if (!shellBase || !template) return sendNotice(site, request, reply, 503, 'starting');
    const remote = remoteOfPath(url.pathname, url.searchParams, branch?.hasKiosk ?? false);
    const boot = await bootOf(site, releases, { request, branch, remote });
    const { branches } = await site.state();
    const text = await pages.page(url, boot, branches);
    const moved = (to: string) => reply.header('Cache-Control', 'no-cache').redirect(to, 301);
    if (text.redirect !== undefined) return moved(text.redirect);
    if (text.guide !== undefined) return moved(text.guide + url.pathname + url.search);
    const titled = text.status === 200 ? rightTitle(url, text.canonical) : undefined;
    if (titled !== undefined) return moved(titled);
    const isEmbedded = remote === 'embed';
    if (isEmbedded && acceptsJsonLd(request)) return sendJsonLd(reply, text);
    const { theme } = readEmbedQuery(url.searchParams);
    const hasMap = remote === 'map' || startsMap(boot, remote);
    const parts: PageParts = {
      template,
      shellBase,
      boot,
      remote,
      text,
      theme: isEmbedded ? theme : null,
      mapFirst: isMapFirst(remote, url),
      frame: hasMap ? await readFrameFiles(releases, shellBase) : null,
      words: url.searchParams.get('q') ?? '',
    };
    const html = renderPage(parts);
    if (isVisit(request)) {
      if (!ownsPage(boot, remote)) failures.loaded('shell', path.posix.basename(shellBase));
      const release = remote && boot.remotes[remote];
      if (release) failures.loaded(remote, release.version);
    }
    reply
      .code(isPage(url.pathname) ? text.status : 404)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', isPrivatePage(url.pathname) ? 'no-store' : 'no-cache')
      .header('Content-Security-Policy', policyOf(url.pathname, parts, site, branches));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.header('Vary', isEmbedded ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
    return encoding
      ? reply.header('Content-Encoding', encoding).send(await compress(html, encoding))
      : reply.send(html);
  };
}

const documents = new Set(['document', 'iframe', 'frame', 'embed', 'object']);

/**
 * Whether a page is opened by a visitor. The service worker reads a page of each kind when it is installed, and
 * browsers and proxies send HEAD; no code of the release runs then. Browsers without Sec-Fetch-Dest are counted.
 */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return method === 'GET' && (destination === undefined || documents.has(String(destination)));
}

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The policy allows the inline scripts and styles of this page only. */
function policyOf(
  path: string,
  { template, boot, text, frame }: PageParts,
  { config }: Site,
  branches: readonly Branch[],
): string {
  const ofTemplate = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);
  return contentSecurityPolicy({
    path,
    branch: boot.branch,
    guides: { mainOrigin: boot.product.origin, branches },
    assetRoot: config.ASSET_ROOT,
    imageryUrl: config.IMAGERY_URL ?? null,
    terrainUrl: config.TERRAIN_URL ?? null,
    videoOrigins: videosOf(boot.branch, branches),
    authOrigin: config.AUTH_ISSUER ? new URL(config.AUTH_ISSUER).origin : null,
    development: config.DEV_SURFACES === 'true',
    inlineScripts: [...ofTemplate, ...(frame ? [frame.script] : [])],
    styleHashes: [
      ...Object.values(frameStyles(frame?.style ?? '')).map(hashOf),
      ...(text.body ? [factsStyleHash] : []),
    ],
  });
}

/** The main site shows the places of all branches. */
const videosOf = (branch: Branch | null, branches: readonly Branch[]): string[] => [
  ...new Set((branch ? [branch] : branches).flatMap((one) => one.videoOrigins ?? [])),
];
