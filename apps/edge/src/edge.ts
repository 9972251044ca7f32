import path from 'node:path';
import { mkdirSync } from 'node:fs';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { branchOfHost } from '@umkreis/branches/branch-of-host.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { noticeHeader } from '@umkreis/contract/offline.ts';
import { readEmbedQuery } from '@umkreis/contract/embed-address.ts';
import { versionsPath } from '@umkreis/contract/releases.ts';
import { acceptedEncoding } from '@umkreis/serving/accepted-encoding.ts';
import { GracefulEnd } from '@umkreis/serving/graceful-end.ts';
import { createGuardedServer } from '@umkreis/serving/guarded-server.ts';
import { processLog } from '@umkreis/serving/process-log.ts';
import { measureRequests } from '@umkreis/serving/process-metrics.ts';
import { withBucketHealth } from './bucket-health.ts';
import { mainOrigin, productOf, urlsOf, type EdgeConfig } from './config.ts';
import { createPageCompressor } from './compressed-pages.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { registerEdgeMetrics } from './edge-metrics.ts';
import { registerEdgeErrors, sendFrameworkError } from './edge-errors.ts';
import { followReleases } from './followed-releases.ts';
import { createGuideState, type GuideState } from './guide-state.ts';
import { noticeLanguage, noticePolicy, renderNotice, type NoticeReason } from './notice.ts';
import { registerCalendars } from './calendars.ts';
import { registerEmbedElement } from './embed-element.ts';
import { registerHoursTags } from './hours-tags.ts';
import { clientOf } from './limits/client-of.ts';
import { queueRequests } from './limits/queue-requests.ts';
import { RateLimitedQueue } from './limits/rate-limited-queue.ts';
import { createMemoryBudget } from './limits/edge-queues.ts';
import { registerBranchImages } from './branch-images.ts';
import { createPages } from './pages/create-pages.ts';
import { rightTitle } from './pages/page-key.ts';
import { frameStyleHashes } from './page-frame.ts';
import { factsStyleHash } from './pages/facts-style.ts';
import { registerSecurityContact } from './security-contact.ts';
import { registerThirdPartyNotices } from './third-party-notices.ts';
import { registerSitemaps } from './sitemaps.ts';
import { registerServiceWorker, servedServiceWorker } from './service-worker.ts';
import { registerStyles } from './styles.ts';
import { isMapFirst } from './map-first.ts';
import { mapScripts, isPage, ownsPage, remoteOfPath, renderPage } from './page.ts';
import { registerPageHeaders } from './page-headers.ts';
import { isPrivatePage } from './private-page.ts';
import { connectionsOf, registerProxies, createRequestQueues } from './proxies.ts';
import { ApiGroup } from './proxy/api-group.ts';
import { LARGEST_UPLOAD } from './proxy/read-body.ts';
import { rejectMalformedHosts } from './reject-malformed-hosts.ts';
import { permanentRedirect } from './redirects.ts';
import { registerReleaseHealth } from './release-health.ts';
import { createReleaseWatch, type ReleaseWatch } from './release-watch.ts';
import { devPorts } from '@umkreis/serving/dev-ports.ts';
import { devReleases, folderReleases } from './releases.ts';
import { readableUrl } from './readable-url.ts';
import { registerFiles } from './files.ts';
import type { Site } from './site.ts';

/**
 * Maximum size of a body that the edge reads itself, i.e. failure reports, bytes. Proxied bodies have separate
 * limits.
 */
const LARGEST_OWN_BODY = 4096;

/**
 * The public web server: resolves the branch by host; serves redirects, pages, remotes and files; proxies the
 * API.
 */
export async function createEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = Fastify({
    logger: processLog('edge', config.LOG_LEVEL),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: LARGEST_OWN_BODY,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    forceCloseConnections: true,
    frameworkErrors: sendFrameworkError,
    serverFactory: (handle) =>
      createGuardedServer(handle, {
        ...config,
        connectionsPerAddress: config.TRUST_PROXY === false ? config.LIMIT_CONNECTIONS_PER_ADDRESS : undefined,
        largestBody: LARGEST_UPLOAD,
      }),
  });
  measureRequests(app, 'edge');
  const end = new GracefulEnd(app);
  registerEdgeErrors(app);
  rejectMalformedHosts(app);
  const development = config.DEV_SURFACES === 'true';
  const releasesFolder = path.join(config.UMKREIS_DATA, 'releases');
  mkdirSync(releasesFolder, { recursive: true });
  const followed = development ? undefined : await followReleases(app, releasesFolder);
  const releases = development ? devReleases(devPorts(config.FIRST_DEV_PORT)) : folderReleases(releasesFolder);
  const apis = new ApiGroup(urlsOf(config.API_URL), connectionsOf(config));
  app.addHook('onClose', () => apis.close());
  const pages = createPages(apis);
  app.addHook('onClose', () => pages.close());
  const compress = createPageCompressor();
  const pageQueue = new RateLimitedQueue('PAGES', config);
  const guideState = createGuideState(apis, config.PRODUCT_NAME);
  const retiredHosts = config.RETIRED_HOSTS.split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const port = () => {
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : config.PORT;
  };
  const origin = () => mainOrigin(config, port());

  registerPageHeaders(app, {
    isSecure: config.PRODUCT_ORIGIN?.startsWith('https:') ?? false,
    mainHost: config.MAIN_HOST,
    hostOf: hostName,
  });
  app.addHook('onRequest', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://edge');
    const to = permanentRedirect({
      host: hostName(request),
      path: pathname,
      search,
      mainHost: config.MAIN_HOST,
      mainOrigin: origin(),
      retiredHosts,
    });
    if (to) return reply.redirect(to, 301);
  });

  const memoryBudget = createMemoryBudget(config);
  const queues = createRequestQueues(config);
  await registerProxies(app, { config, apis, queues, memoryBudget });
  await registerFiles(app, config, releasesFolder, memoryBudget);

  app.get('/remotes.json', async (request, reply) => {
    const branch = await branchOf(request, config, guideState);
    return reply.header('Cache-Control', 'no-cache').send(await releases.remotes(branch?.shortId ?? null));
  });

  app.get(versionsPath, async (request, reply) => {
    const branch = await branchOf(request, config, guideState);
    return reply.header('Cache-Control', 'no-store').send(await releases.versions(branch?.shortId ?? null));
  });

  app.get('/boot.json', async (request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .send(await bootOf(request, (await branchOf(request, config, guideState)) ?? null)),
  );

  const site: Site = {
    config,
    state: guideState,
    branchOf: (request) => branchOf(request, config, guideState),
    product: () => productOf(config, origin()),
  };
  registerBranchImages(app, site);
  registerServiceWorker(app, site, releases);
  registerSecurityContact(app, site);
  registerThirdPartyNotices(app);
  await app.register(async (scope) => {
    queueRequests(scope, pageQueue);
    registerStyles(scope, site);
    registerSitemaps(scope, site, pages.api);
    registerCalendars(scope, site, pages);
    registerHoursTags(scope, site, pages);
  });
  registerEmbedElement(app, site, releases);

  const counted = createReleaseWatch(releases);
  const watch: ReleaseWatch = {
    ...counted,
    health: async () => (followed ? withBucketHealth(await counted.health(), followed) : counted.health()),
  };
  await registerReleaseHealth(app, {
    watch,
    releases,
    end,
    branchShortId: async (request) => (await branchOf(request, config, guideState))?.shortId ?? null,
  });

  registerEdgeMetrics(app, { apis, queues, pageQueue, watch });

  app.get('/*', (request, reply) => pageQueue.run(clientOf(request), () => sendPage(request, reply)));

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const branch = await branchOf(request, config, guideState);
    const url = new URL(request.url, 'http://edge');
    if (branch === undefined) return notice(request, reply, 404, 'unknown');
    if (branch && !branch.isActive) return notice(request, reply.header(noticeHeader, 'inactive'), 503, 'inactive');
    if (/\.\w{2,5}$/.test(url.pathname) && !url.pathname.startsWith('/map/'))
      return reply.code(404).send({ type: '/problems/not-found', title: 'Not found', status: 404 });
    const shellBase = await releases.base('shell', branch?.shortId ?? null);
    const template = shellBase && (await releases.read(`${shellBase}/index.html`).catch(() => undefined));
    if (!shellBase || !template) return notice(request, reply, 503, 'starting');
    const remote = remoteOfPath(url.pathname, url.searchParams, branch?.hasKiosk ?? false);
    const boot = await bootOf(request, branch, remote);
    const { branches } = await guideState();
    const text = await pages.page(url, boot, branches);
    const moved = (to: string) => reply.header('Cache-Control', 'no-cache').redirect(to, 301);
    if (text.redirect !== undefined) return moved(text.redirect);
    const titled = text.status === 200 ? rightTitle(url, text.canonical) : undefined;
    if (titled !== undefined) return moved(titled);
    const { theme } = readEmbedQuery(url.searchParams);
    const isEmbedded = remote === 'embed';
    const mapFirst = isMapFirst(remote, url);
    const html = renderPage({ template, shellBase, boot, remote, text, theme: isEmbedded ? theme : null, mapFirst });
    if (!ownsPage(boot, remote)) watch.loaded('shell', path.posix.basename(shellBase));
    const release = remote && boot.remotes[remote];
    if (release) watch.loaded(remote, release.version);
    const ofTemplate = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);
    reply
      .code(isPage(url.pathname) ? text.status : 404)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', isPrivatePage(url.pathname) ? 'no-store' : 'no-cache')
      .header(
        'Content-Security-Policy',
        contentSecurityPolicy({
          path: url.pathname,
          branch,
          guides: { mainOrigin: boot.product.origin, branches },
          assetRoot: config.ASSET_ROOT,
          imageryUrl: config.IMAGERY_URL ?? null,
          terrainUrl: config.TERRAIN_URL ?? null,
          videoOrigins: videosOf(branch, branches),
          authOrigin: config.AUTH_ISSUER ? new URL(config.AUTH_ISSUER).origin : null,
          development,
          inlineScripts: [...ofTemplate, ...mapScripts(boot, remote, mapFirst)],
          styleHashes: [...frameStyleHashes, ...(text.body ? [factsStyleHash] : [])],
        }),
      );
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.header('Vary', 'Accept-Encoding');
    return encoding
      ? reply.header('Content-Encoding', encoding).send(await compress(html, encoding))
      : reply.send(html);
  }

  async function bootOf(request: FastifyRequest, branch: Branch | null, remote: string | null = null): Promise<Boot> {
    const { main } = await guideState();
    const remotes = await releases.remotes(branch?.shortId ?? null);
    const entry = remote ? remotes[remote]?.entry : undefined;
    const manifest = entry
      ? await releases.read(entry).then(
          (text) => JSON.parse(text) as unknown,
          () => undefined,
        )
      : undefined;
    // The login library assumes that every issuer is an https URL.
    const issuer = config.AUTH_ISSUER ?? `https://${new URL(origin()).host}/`;
    return {
      product: productOf(config, origin()),
      branch,
      main,
      env: config.NODE_ENV === 'production' ? 'production' : 'development',
      apiRoot: '/api',
      assetRoot: config.ASSET_ROOT,
      imagery: config.IMAGERY_URL ? { url: config.IMAGERY_URL, attribution: config.IMAGERY_ATTRIBUTION } : null,
      terrain: config.TERRAIN_URL ? { url: config.TERRAIN_URL, attribution: config.TERRAIN_ATTRIBUTION } : null,
      serviceWorker: servedServiceWorker(config),
      hasChatModel: Boolean(config.CHAT_URL),
      auth: {
        issuer,
        domain: authDomain(config, request),
        clientId: config.AUTH_CLIENT_ID,
        audience: config.AUTH_AUDIENCE,
      },
      remotes,
      manifests: entry && manifest ? { [entry]: manifest } : {},
    };
  }

  function notice(request: FastifyRequest, reply: FastifyReply, status: number, reason: NoticeReason) {
    const language = noticeLanguage(new URL(request.url, 'http://edge'), request.headers['accept-language']);
    if (status === 503) reply.header('Retry-After', '60');
    return reply
      .code(status)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', noticePolicy)
      .send(renderNotice(reason, language, { name: config.PRODUCT_NAME, origin: origin() }));
  }

  return app;
}

/** The main site shows the places of all branches. */
const videosOf = (branch: Branch | null, branches: readonly Branch[]): string[] => [
  ...new Set((branch ? [branch] : branches).flatMap((one) => one.videoOrigins ?? [])),
];

/** Host of the login; a proxied provider is on the page's own host. */
function authDomain(config: EdgeConfig, request: FastifyRequest): string {
  if (config.AUTH_DOMAIN) return config.AUTH_DOMAIN;
  if (config.AUTH_ISSUER && !config.IDENTITY_URL) return new URL(config.AUTH_ISSUER).host;
  return `${request.protocol}://${request.host}`;
}

const hostName = (request: { hostname: string }) => request.hostname.toLowerCase().replace(/:\d+$/, '');

async function branchOf(
  request: FastifyRequest,
  config: EdgeConfig,
  state: () => Promise<GuideState>,
): Promise<Branch | null | undefined> {
  return branchOfHost(hostName(request), config.MAIN_HOST, (await state()).branches);
}
