import './texts/add-texts.ts';
import path from 'node:path';
import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { versionsPath } from '@umkreis/contract/releases.ts';
import { devPorts } from '@umkreis/serving/dev-ports.ts';
import { GracefulEnd } from '@umkreis/serving/graceful-end.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { measureRequests } from '@umkreis/serving/process-metrics.ts';
import { followRequests } from '@umkreis/serving/trace/follow-requests.ts';
import { bootOf } from './boot-block.ts';
import { countBranchRequests } from './branch-requests.ts';
import { registerBranchImages } from './branch-images.ts';
import { watchCertificates } from './certificates/watch-certificates.ts';
import { CurrentFiles } from './changes/current-files.ts';
import { registerSnapshotChanges } from './changes/snapshot-changes.ts';
import { withBucketHealth } from './bucket-health.ts';
import { registerCalendars } from './calendars.ts';
import { createPageCompressor } from './compressed-pages.ts';
import { listOf, type EdgeConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { createSite } from './create-site.ts';
import { registerEdgeErrors } from './edge-errors.ts';
import { registerEdgeMetrics } from './edge-metrics.ts';
import { registerEmbedElement } from './embed-element.ts';
import { registerFiles } from './files.ts';
import { registerScriptFonts } from './fonts/script-fonts.ts';
import { followReleases, notFollowed, type FollowedReleases, type FollowOptions } from './followed-releases.ts';
import { ApiWatch } from './health/api-watch.ts';
import { hostName } from './host-name.ts';
import { registerHoursTags } from './hours-tags.ts';
import { clientOf } from './limits/client-of.ts';
import { createMemoryBudget } from './limits/edge-queues.ts';
import { queueRequests } from './limits/queue-requests.ts';
import { RateLimitedQueue } from './limits/rate-limited-queue.ts';
import { registerPageHeaders } from './page-headers.ts';
import { createPages } from './pages/create-pages.ts';
import { connectionsOf, createRequestQueues, registerProxies } from './proxies.ts';
import { ApiGroup } from './proxy/api-group.ts';
import { registerManifest } from './manifest.ts';
import { registerRedirects } from './redirects.ts';
import { rejectMalformedHosts } from './reject-malformed-hosts.ts';
import { registerReleaseHealth } from './release-health.ts';
import { createReleaseFailures, type ReleaseFailures } from './release-failures.ts';
import { devReleases, folderReleases, type Releases } from './releases.ts';
import { registerSearchResults } from './search-results.ts';
import { registerSecurityContact } from './security-contact.ts';
import { createPageSender } from './send-page.ts';
import { registerServiceWorker } from './service-worker.ts';
import type { Site } from './site.ts';
import { registerSitemaps } from './sitemaps.ts';
import { registerStyles } from './styles.ts';
import { logUnreleasedSurfaces } from './unreleased-surfaces.ts';
import { registerThirdPartyNotices } from './third-party-notices.ts';

const MIB = 1024 * 1024;

/**
 * The public web server: resolves the branch by host; serves redirects, pages, remotes and files; proxies the
 * API.
 * @param following how it follows the releases in a bucket, if they are in one
 */
export async function createEdge(config: EdgeConfig, following?: FollowOptions): Promise<FastifyInstance> {
  const app = createServer(config);
  measureRequests(app, 'edge');
  followRequests(app);
  const end = new GracefulEnd(app);
  registerEdgeErrors(app);
  rejectMalformedHosts(app);
  const releasesFolder = path.join(config.UMKREIS_DATA, 'releases');
  mkdirSync(releasesFolder, { recursive: true });
  const { releases, failures, followed } = await openReleases(app, config, releasesFolder, following);
  const apis = new ApiGroup(listOf(config.API_URL), connectionsOf(config));
  app.addHook('onClose', () => apis.close());
  const apiWatch = new ApiWatch(apis.apis, new StateLog(app.log));
  app.addHook('onReady', async () => apiWatch.start());
  app.addHook('onClose', () => apiWatch.stop());
  logUnreleasedSurfaces(app, { releases, failures, followed });
  const pages = createPages(apis);
  app.addHook('onClose', () => pages.close());
  const pageQueue = new RateLimitedQueue('PAGES', config);
  const files = new CurrentFiles(apis);
  app.addHook('onClose', async () => files.close());
  const site = createSite(app, config, apis, files);
  countBranchRequests(app, site);
  watchCertificates(app, listOf(config.CERTIFICATE_HOSTS));

  registerPageHeaders(app, {
    isSecure: config.PRODUCT_ORIGIN?.startsWith('https:') ?? false,
    mainHost: config.MAIN_HOST,
    hostOf: hostName,
  });
  registerRedirects(app, site);

  const memoryBudget = createMemoryBudget(config);
  const queues = createRequestQueues(config);
  await registerProxies(app, { config, apis, queues, memoryBudget });
  await registerFiles(app, config, releasesFolder, memoryBudget);
  registerReleaseFiles(app, site, releases);
  registerBranchImages(app, site);
  registerManifest(app, site);
  registerServiceWorker(app, site, releases);
  registerSecurityContact(app, site);
  registerThirdPartyNotices(app);
  registerScriptFonts(app, createPageCompressor(MIB));
  await app.register(async (scope) => {
    queueRequests(scope, pageQueue);
    registerStyles(scope, site);
    registerSitemaps(scope, site, pages.api);
    registerCalendars(scope, site, pages);
    registerHoursTags(scope, site, pages);
    registerSearchResults(scope, site, pages);
  });
  registerEmbedElement(app, site, releases);
  const openStreams = registerSnapshotChanges(app, { branchOf: site.branchOf, files, limits: config, end });
  const health = await registerReleaseHealth(app, {
    failures,
    releases,
    end,
    apis: apiWatch,
    bucketProblem: followed.bucketProblem,
    branchShortId: async (request) => (await site.branchOf(request))?.shortId ?? null,
  });
  registerEdgeMetrics(app, { apis, queues, pageQueue, failures, followed, health, openStreams });

  const sendPage = createPageSender({ site, releases, pages, failures });
  app.get('/*', (request, reply) => pageQueue.run(clientOf(request), () => sendPage(request, reply)));
  return app;
}

/** The releases in a folder, which a bucket may fill, or those of development servers; and their failures. */
async function openReleases(
  app: FastifyInstance,
  config: EdgeConfig,
  folder: string,
  following?: FollowOptions,
): Promise<{ releases: Releases; failures: ReleaseFailures; followed: FollowedReleases }> {
  if (config.DEV_SURFACES === 'true') {
    const releases = devReleases(devPorts(config.FIRST_DEV_PORT));
    return { releases, failures: createReleaseFailures(releases), followed: notFollowed };
  }
  const followed = await followReleases(app, folder, following);
  const releases = folderReleases(folder);
  const counted = createReleaseFailures(releases);
  const health = async () => withBucketHealth(await counted.health(), followed);
  return { releases, failures: { ...counted, health }, followed };
}

/** The files from which the shell learns the remotes of its branch. */
function registerReleaseFiles(app: FastifyInstance, site: Site, releases: Releases): void {
  app.get('/remotes.json', async (request, reply) => {
    const branch = await site.branchOf(request);
    return reply.header('Cache-Control', 'no-cache').send(await releases.remotes(branch?.shortId ?? null));
  });

  app.get(versionsPath, async (request, reply) => {
    const branch = await site.branchOf(request);
    return reply.header('Cache-Control', 'no-store').send(await releases.versions(branch?.shortId ?? null));
  });

  app.get('/boot.json', async (request, reply) => {
    const branch = (await site.branchOf(request)) ?? null;
    return reply.header('Cache-Control', 'no-cache').send(await bootOf(site, releases, { request, branch }));
  });
}
